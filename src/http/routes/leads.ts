import { type Context, Hono } from 'hono';
import { recordCompletedOptions } from '#src/domain/builds/index.server.ts';
import { type BuildAccess, readBuildCookie } from '#src/domain/builds/index.ts';
import { notFound } from '#src/domain/errors.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit, bodyLimits } from '../middleware/body-limit.ts';
import { csrfGuard } from '../security/csrf-guard.ts';
import { readJsonObject, requireJson } from './json-body.ts';

/** Saving a build in progress, and sending it. The id alone opens nothing. */
export function leadRoutes() {
  const routes = new Hono<HttpEnv>();
  routes.use('/p/v1/leads/*', bodyLimit(bodyLimits.json), requireJson, csrfGuard);

  routes.patch('/p/v1/leads/:buildId', async (c) => {
    const access = accessOf(c, c.req.param('buildId'));
    const { meta } = await readJsonObject(c);
    const build = await recordCompletedOptions(c.var.ctx, { ...access, meta });
    return c.json({ data: { id: build.id, meta: build.completedOptions, version: build.version } });
  });

  routes.post('/p/v1/leads/:buildId/submission', async (c) => {
    const { id: buildId, capability } = accessOf(c, c.req.param('buildId'));
    const details = await readJsonObject(c);
    const lead = await submitBuild(c.var.ctx, { ...details, buildId, capability });
    return c.json({ data: { id: lead.id, number: lead.number } }, 201);
  });

  return routes;
}

/** @throws {DomainError} 'not-found' when this visitor's cookie is not of this build */
function accessOf(c: Context<HttpEnv>, id: string): BuildAccess {
  const access = readBuildCookie(c.req.header('Cookie'));
  if (access?.id === id) return access;
  throw notFound('This build could not be found');
}
