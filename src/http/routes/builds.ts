import { Hono } from 'hono';
import { z } from 'zod';
import { startBuild } from '#src/domain/builds/index.server.ts';
import { buildCookie } from '#src/domain/builds/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fieldIssues } from '#src/domain/field-issues.ts';
import { type FinishedBuild, listFinishedBuilds } from '#src/domain/gallery/index.server.ts';
import { type Asset, assetUrl } from '#src/domain/media/index.ts';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit, bodyLimits } from '../middleware/body-limit.ts';
import { csrfGuard } from '../security/csrf-guard.ts';
import { readJsonObject, requireJson } from './json-body.ts';

const recentQuery = z.object({
  image_exists: z.enum(['0', '1']).optional(),
  limit: z.coerce.number().int().min(1).max(24).default(3),
});

/** Finished builds to read, and the start of a visitor's own. */
export function buildRoutes({ https }: { https: boolean }) {
  const routes = new Hono<HttpEnv>();

  routes.get('/p/v1/builds', async (c) => {
    const { image_exists, limit } = parseRecentQuery(c.req.query());
    const imageExists = image_exists === undefined ? undefined : image_exists === '1';
    const { builds } = await listFinishedBuilds(c.var.ctx, { imageExists, limit });
    return c.json({ data: builds.map(toRecentBuild) });
  });

  routes.post('/p/v1/builds', bodyLimit(bodyLimits.json), requireJson, csrfGuard, async (c) => {
    const access = await startBuild(c.var.ctx, await readJsonObject(c));
    c.header('Set-Cookie', buildCookie(access, { secure: https }), { append: true });
    return c.json({ data: { id: access.id } }, 201);
  });

  return routes;
}

function parseRecentQuery(query: Record<string, string>) {
  const result = recentQuery.safeParse(query);
  if (result.success) return result.data;
  throw new DomainError('invalid', 'The query is not valid', fieldIssues(result.error));
}

/** What a caller may know of a finished build: what the gallery shows of it. */
function toRecentBuild({ id, slug, year, make, model, title, finishedOn, image }: FinishedBuild) {
  return { id, slug, year, make, model, title, finishedOn, image: image && toImage(image) };
}

function toImage(asset: Asset) {
  const { widthPx, heightPx, alt } = asset;
  return { url: assetUrl(asset), width: widthPx, height: heightPx, alt };
}
