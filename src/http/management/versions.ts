import { Hono } from 'hono';
import {
  listVersions,
  readManagedStory,
  restoreVersion,
} from '#src/domain/content/index.server.ts';
import type { StoryVersion } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, numberParam, requirePathId } from './management-env.ts';

/** The history of stories, under the three paths that clients use. */
export function versionRoutes() {
  return new Hono<HttpEnv>()
    .get('/versions', sendVersions('model_id'))
    .put('/versions/:id', restore)
    .get('/stories/:id/versions', async (c) =>
      c.json({ versions: await page(c, requirePathId(c)) }),
    )
    .get('/story_versions', sendStoryVersions)
    .on(['GET', 'PUT'], '/stories/:id/restore_with', restoreWith);
}

function sendVersions(param: string) {
  return async (c: ManagementContext) => c.json({ versions: await page(c, storyIdOf(c, param)) });
}

/** Components have no history here; they are versioned with the code. */
function storyIdOf(c: ManagementContext, param: string): number {
  const id = c.req.query('model') === 'components' ? 0 : numberParam(c, param);
  if (id !== undefined) return id;
  throw new DomainError('invalid', why('request.no-param', { name: param }), [
    { path: param, ...why('request.blank') },
  ]);
}

async function page(c: ManagementContext, storyId: number) {
  return (await pageOf(c, storyId)).map((version) => ({
    id: version.id,
    event: version.action,
    created_at: version.createdAt,
    author_id: null,
    author: version.authorName,
    item_id: version.storyId,
    is_draft: version.action !== 'publish',
  }));
}

async function sendStoryVersions(c: ManagementContext) {
  const versions = await pageOf(c, storyIdOf(c, 'by_story_id'));
  const story_versions = versions.map((version) => ({
    id: version.id,
    story_id: version.storyId,
    status: version.action === 'publish' ? 'published' : 'draft',
    created_at: version.createdAt,
    user_id: null,
    user: { friendly_name: version.authorName },
    release_id: null,
  }));
  return c.json({ story_versions });
}

async function pageOf(c: ManagementContext, storyId: number): Promise<StoryVersion[]> {
  const versions = await listVersions(c.var.ctx, { storyId });
  const perPage = Math.min(100, numberParam(c, 'per_page') || 25);
  const start = ((numberParam(c, 'page') || 1) - 1) * perPage;
  c.header('Total', String(versions.length));
  c.header('Per-Page', String(perPage));
  return versions.slice(start, start + perPage);
}

async function restore(c: ManagementContext) {
  await restoreVersion(c.var.ctx, {
    storyId: storyIdOf(c, 'model_id'),
    versionId: requirePathId(c),
  });
  return c.body(null, 204);
}

async function restoreWith(c: ManagementContext) {
  const id = requirePathId(c);
  await restoreVersion(c.var.ctx, { storyId: id, versionId: numberParam(c, 'version') ?? 0 });
  return c.json({ story: await readManagedStory(c.var.ctx, { id }) });
}
