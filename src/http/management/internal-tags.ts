import { Hono } from 'hono';
import {
  deleteInternalTag,
  type InternalTag,
  listInternalTags,
  saveInternalTag,
} from '#src/domain/content/index.server.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, requirePathId } from './management-env.ts';
import { readPart, stringOrUndefined } from './read-part.ts';

/** `/v1/spaces/1/internal_tags`: tags that only staff see. */
export function internalTagRoutes() {
  return new Hono<HttpEnv>()
    .get('/internal_tags', sendList)
    .post('/internal_tags', create)
    .on(['PUT', 'PATCH'], '/internal_tags/:id', change)
    .delete('/internal_tags/:id', async (c) => {
      await deleteInternalTag(c.var.ctx, { id: requirePathId(c) });
      return c.body(null, 204);
    });
}

async function sendList(c: ManagementContext) {
  const objectType = c.req.query('by_object_type');
  const search = (c.req.query('search') ?? '').toLowerCase();
  const tags = (await listInternalTags(c.var.ctx))
    .filter((tag) => objectType === undefined || tag.objectType === objectType)
    .filter(({ name }) => name.toLowerCase().includes(search));
  return c.json({ internal_tags: tags.map(wireTag) });
}

async function create(c: ManagementContext) {
  const { name, object_type = 'asset' } = await readPart(c, 'internal_tag');
  const fields = { name: stringOrUndefined(name) ?? '', objectType: objectTypeOf(object_type) };
  return c.json({ internal_tag: wireTag(await saveInternalTag(c.var.ctx, fields)) }, 201);
}

async function change(c: ManagementContext) {
  const id = requirePathId(c);
  const before = (await listInternalTags(c.var.ctx)).find((tag) => tag.id === id);
  if (!before) throw notFound();
  const { name, object_type = before.objectType } = await readPart(c, 'internal_tag');
  const fields = {
    name: stringOrUndefined(name) ?? before.name,
    objectType: objectTypeOf(object_type),
  };
  return c.json({ internal_tag: wireTag(await saveInternalTag(c.var.ctx, { id, ...fields })) });
}

function objectTypeOf(value: unknown): InternalTag['objectType'] {
  if (value === 'asset' || value === 'component') return value;
  throw new DomainError('invalid', why('request.unknown-tag'), [
    { path: 'object_type', ...why('request.not-included') },
  ]);
}

function wireTag({ id, name, objectType }: InternalTag) {
  return { id, name, object_type: objectType };
}
