import { Hono } from 'hono';
import {
  type Datasource,
  type DatasourceEntry,
  deleteDatasourceEntry,
  listDatasourceEntries,
  listDatasources,
  readDatasource,
  readDatasourceEntry,
  saveDatasourceEntry,
} from '#src/domain/content/index.server.ts';
import { notFound } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, numberParam, requirePathId } from './management-env.ts';
import { numberOf, readPart, stringOrUndefined } from './read-part.ts';

/** `/v1/spaces/1/datasource_entries`. `?dimension=` or `?dimension_id=` names a dimension. */
export function datasourceEntryRoutes() {
  return new Hono<HttpEnv>()
    .get('/datasource_entries', sendList)
    .post('/datasource_entries', create)
    .get('/datasource_entries/:id', sendOne)
    .on(['PUT', 'PATCH'], '/datasource_entries/:id', change)
    .delete('/datasource_entries/:id', remove);
}

async function sendList(c: ManagementContext) {
  const list = await readDatasourceOf(c);
  const entries = await listDatasourceEntries(c.var.ctx, { datasourceId: list.id });
  const perPage = Math.min(1000, numberParam(c, 'per_page') || 25);
  const start = ((numberParam(c, 'page') || 1) - 1) * perPage;
  c.header('Total', String(entries.length));
  c.header('Per-Page', String(perPage));
  const dimension = dimensionOf(c, list);
  const page = entries.slice(start, start + perPage);
  return c.json({ datasource_entries: page.map((entry) => wireEntry(entry, dimension)) });
}

async function readDatasourceOf(c: ManagementContext): Promise<Datasource> {
  const id = numberParam(c, 'datasource_id');
  if (id !== undefined) return readDatasource(c.var.ctx, { id });
  const slug = c.req.query('datasource_slug') ?? c.req.query('datasource');
  const list = (await listDatasources(c.var.ctx)).find((one) => one.slug === slug);
  if (!list) throw notFound();
  return list;
}

function dimensionOf(c: ManagementContext, { dimensions }: Datasource): string | null {
  const id = numberParam(c, 'dimension_id');
  const value = c.req.query('dimension');
  const named = (one: Datasource['dimensions'][number]) =>
    one.id === id || one.entryValue === value;
  return dimensions.find(named)?.entryValue ?? null;
}

async function sendOne(c: ManagementContext) {
  const entry = await readDatasourceEntry(c.var.ctx, { id: requirePathId(c) });
  const list = await readDatasource(c.var.ctx, { id: entry.datasourceId });
  return c.json({ datasource_entry: wireEntry(entry, dimensionOf(c, list)) });
}

async function create(c: ManagementContext) {
  const { name, value, datasource_id } = await readPart(c, 'datasource_entry');
  const entry = await saveDatasourceEntry(c.var.ctx, {
    name: stringOrUndefined(name) ?? '',
    value: stringOrUndefined(value) ?? '',
    datasourceId: numberOf(datasource_id) ?? 0,
  });
  return c.json({ datasource_entry: wireEntry(entry, null) }, 201);
}

/** With a dimension, `dimension_value`, or else `value`, is the entry's value in it. */
async function change(c: ManagementContext) {
  const before = await readDatasourceEntry(c.var.ctx, { id: requirePathId(c) });
  const list = await readDatasource(c.var.ctx, { id: before.datasourceId });
  const dimension = dimensionOf(c, list);
  const { name, value, dimension_value } = await readPart(c, 'datasource_entry');
  const inDimension = dimension === null ? undefined : stringOrUndefined(dimension_value ?? value);
  await saveDatasourceEntry(c.var.ctx, {
    id: before.id,
    name: stringOrUndefined(name),
    value: dimension === null ? stringOrUndefined(value) : undefined,
    dimensionValues:
      dimension === null || inDimension === undefined
        ? undefined
        : { ...before.dimensionValues, [dimension]: inDimension },
  });
  return c.body(null, 204);
}

async function remove(c: ManagementContext) {
  await deleteDatasourceEntry(c.var.ctx, { id: requirePathId(c) });
  return c.body(null, 204);
}

function wireEntry(entry: DatasourceEntry, dimension: string | null) {
  const { id, name, value, datasourceId: datasource_id } = entry;
  const dimension_value = dimension === null ? null : (entry.dimensionValues[dimension] ?? null);
  return { id, name, value, dimension_value, datasource_id };
}
