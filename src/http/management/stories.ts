import { Hono } from 'hono';
import {
  binStory,
  compareVersions,
  createManagedStory,
  duplicateStory,
  listManagedStories,
  moveStory,
  publishStory,
  readManagedStory,
  restoreFromBin,
  saveManagedStory,
  unpublishStory,
} from '#src/domain/content/index.server.ts';
import { managedQuerySchema } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { readJsonObject } from './json-body.ts';
import { type ManagementContext, numberParam, paramsOf, requirePathId } from './management-env.ts';
import { placeAfter } from './place-after.ts';
import { folderOf, readPart, stringOrUndefined } from './read-part.ts';

/** `/v1/spaces/1/stories`: the tree, for programs. */
export function storyRoutes() {
  return new Hono<HttpEnv>()
    .get('/stories', sendList)
    .post('/stories', create)
    .get('/stories/:id', async (c) => sendStory(c, requirePathId(c)))
    .put('/stories/:id', change)
    .patch('/stories/:id', change)
    .delete('/stories/:id', remove)
    .get('/stories/:id/publish', publish)
    .get('/stories/:id/unpublish', unpublish)
    .put('/stories/:id/duplicate', duplicate)
    .put('/stories/:id/move', move)
    .put('/stories/:id/restore', undelete)
    .get('/stories/:id/compare', compare);
}

async function sendStory(c: ManagementContext, id: number, status: 200 | 201 = 200) {
  return c.json({ story: await readManagedStory(c.var.ctx, { id }) }, status);
}

async function sendList(c: ManagementContext) {
  const query = parseInput(managedQuerySchema, paramsOf(c));
  const { stories, total, perPage } = await listManagedStories(c.var.ctx, query);
  c.header('Total', String(total));
  c.header('Per-Page', String(perPage));
  return c.json({ stories });
}

/** `publish` is read from the query too, because one client sends it there. */
async function readStory(c: ManagementContext) {
  const { publish = c.req.query('publish') } = await readJsonObject(c);
  return { story: await readPart(c, 'story'), publish };
}

async function create(c: ManagementContext) {
  return c.json({ story: await createManagedStory(c.var.ctx, await readStory(c)) }, 201);
}

async function change(c: ManagementContext) {
  const id = requirePathId(c);
  return c.json({ story: await saveManagedStory(c.var.ctx, { id, ...(await readStory(c)) }) });
}

async function remove(c: ManagementContext) {
  const id = requirePathId(c);
  await binStory(c.var.ctx, { id });
  return sendStory(c, id);
}

async function publish(c: ManagementContext) {
  const id = requirePathId(c);
  await publishStory(c.var.ctx, { id });
  return sendStory(c, id);
}

async function unpublish(c: ManagementContext) {
  const id = requirePathId(c);
  await unpublishStory(c.var.ctx, { id });
  return sendStory(c, id);
}

async function duplicate(c: ManagementContext) {
  const { name, slug, parent_id } = await readPart(c, 'story').catch(() => ({}) as Wanted);
  const wanted = {
    name: stringOrUndefined(name),
    slug: stringOrUndefined(slug),
    parentId: folderOf(parent_id),
  };
  const { id } = await duplicateStory(c.var.ctx, { id: requirePathId(c), ...wanted });
  return sendStory(c, id);
}

type Wanted = { name?: unknown; slug?: unknown; parent_id?: unknown };

/** `?after_id=`: after another story, in that story's folder. */
async function move(c: ManagementContext) {
  const id = requirePathId(c);
  const afterId = numberParam(c, 'after_id');
  if (afterId === undefined)
    throw new DomainError('invalid', why('request.no-param', { name: 'after_id' }));
  await moveStory(c.var.ctx, await placeAfter(c.var.ctx, { id, afterId }));
  return sendStory(c, id);
}

async function undelete(c: ManagementContext) {
  const id = requirePathId(c);
  await restoreFromBin(c.var.ctx, { id });
  return sendStory(c, id);
}

/** Compares the draft with `?version=`, or with the publication. */
async function compare(c: ManagementContext) {
  const from = numberParam(c, 'version') ?? 'published';
  const sides = { storyId: requirePathId(c), from, to: 'draft' } as const;
  return c.json({ compare: await compareVersions(c.var.ctx, sides) });
}
