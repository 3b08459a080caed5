import { Hono } from 'hono';
import {
  type Datasource,
  deleteDatasource,
  listDatasources,
  readDatasource,
  saveDatasource,
} from '#src/domain/content/index.server.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, requirePathId } from './management-env.ts';
import { numberOf, readPart, stringOrUndefined } from './read-part.ts';

/** `/v1/spaces/1/datasources`: the lists that fields choose from. */
export function datasourceRoutes() {
  return new Hono<HttpEnv>()
    .get('/datasources', sendList)
    .post('/datasources', create)
    .get('/datasources/:id', async (c) => {
      return sendDatasource(c, await readDatasource(c.var.ctx, { id: requirePathId(c) }));
    })
    .on(['PUT', 'PATCH'], '/datasources/:id', change)
    .delete('/datasources/:id', async (c) => {
      await deleteDatasource(c.var.ctx, { id: requirePathId(c) });
      return c.body(null, 204);
    });
}

async function sendList(c: ManagementContext) {
  const search = (c.req.query('search') ?? '').toLowerCase();
  const all = await listDatasources(c.var.ctx);
  const found = all.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(search));
  c.header('Total', String(found.length));
  return c.json({ datasources: found.map(wireDatasource) });
}

function sendDatasource(c: ManagementContext, row: Datasource, status: 200 | 201 = 200) {
  return c.json({ datasource: wireDatasource(row) }, status);
}

async function create(c: ManagementContext) {
  const { name, slug, ...rest } = await readPart(c, 'datasource');
  const fields = { name: stringOrUndefined(name) ?? '', slug: stringOrUndefined(slug) ?? '' };
  const dimensions = dimensionsOf(rest);
  return sendDatasource(c, await saveDatasource(c.var.ctx, { ...fields, dimensions }), 201);
}

async function change(c: ManagementContext) {
  const id = requirePathId(c);
  const before = await readDatasource(c.var.ctx, { id });
  const { name, slug, ...rest } = await readPart(c, 'datasource');
  const fields = {
    name: stringOrUndefined(name) ?? before.name,
    slug: stringOrUndefined(slug) ?? before.slug,
  };
  const dimensions = dimensionsOf(rest);
  return sendDatasource(c, await saveDatasource(c.var.ctx, { id, ...fields, dimensions }));
}

/** Clients send them as `dimensions_attributes`, with a mark on those to delete. */
function dimensionsOf({ dimensions_attributes, dimensions }: Record<string, unknown>) {
  const given = dimensions_attributes ?? dimensions;
  if (!Array.isArray(given)) return undefined;
  return given
    .filter((dimension: Record<string, unknown>) => !dimension._destroy)
    .map(({ id, name, entry_value }: Record<string, unknown>) => ({
      id: numberOf(id),
      name: stringOrUndefined(name) ?? '',
      entryValue: stringOrUndefined(entry_value) ?? '',
    }));
}

function wireDatasource(row: Datasource) {
  const created_at = row.createdAt.toISOString();
  const updated_at = row.updatedAt.toISOString();
  const dimensions = row.dimensions.map(({ id, name, entryValue }) => {
    const datasource_id = row.id;
    return { id, name, entry_value: entryValue, datasource_id, created_at, updated_at };
  });
  return { id: row.id, name: row.name, slug: row.slug, dimensions, created_at, updated_at };
}
