import { type Context, Hono } from 'hono';
import {
  deliverDatasource,
  deliverDatasources,
  deliverEntries,
  deliverExperiments,
  deliverLink,
  deliverLinks,
  deliverTags,
  readContentVersion,
} from '#src/domain/content/index.server.ts';
import {
  datasourceListQuerySchema,
  entryListQuerySchema,
  linkListQuerySchema,
  tagListQuerySchema,
} from '#src/domain/content/index.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { neverCached } from './delivery-headers.ts';
import {
  type DeliveryEnv,
  queryOf,
  restOfPath,
  sendVersioned,
  setPaging,
} from './delivery-request.ts';

/** What the delivery API serves besides stories: links, tags, datasources, experiments. */
export function deliveryLists() {
  const lists = new Hono<DeliveryEnv>();
  lists.on('GET', ['/links', '/links/'], sendLinks);
  lists.get('/links/:id', sendLink);
  lists.on('GET', ['/tags', '/tags/'], sendTags);
  lists.on('GET', ['/datasources', '/datasources/'], sendDatasources);
  lists.get('/datasources/:id', sendDatasource);
  lists.on('GET', ['/datasource_entries', '/datasource_entries/'], sendEntries);
  lists.on('GET', ['/experiments', '/experiments/'], sendExperiments);
  return lists;
}

/** The version is read before the content, so what is sent under a version is never older than it. */
async function sendLinks(c: Context<DeliveryEnv>): Promise<Response> {
  const cv = await readContentVersion(c.var.ctx.db);
  const { links, ...page } = await deliverLinks(
    c.var.ctx,
    parseInput(linkListQuerySchema, queryOf(c)),
  );
  setPaging(c, page);
  return sendVersioned(c, { links }, cv);
}

async function sendLink(c: Context<DeliveryEnv>): Promise<Response> {
  const cv = await readContentVersion(c.var.ctx.db);
  const { ctx, version } = c.var;
  return sendVersioned(
    c,
    { link: await deliverLink(ctx, { id: restOfPath(c, 'links'), version }) },
    cv,
  );
}

async function sendTags(c: Context<DeliveryEnv>): Promise<Response> {
  const cv = await readContentVersion(c.var.ctx.db);
  const tags = await deliverTags(c.var.ctx, parseInput(tagListQuerySchema, queryOf(c)));
  return sendVersioned(c, { tags }, cv);
}

async function sendDatasources(c: Context<DeliveryEnv>): Promise<Response> {
  const cv = await readContentVersion(c.var.ctx.db);
  const query = parseInput(datasourceListQuerySchema, queryOf(c));
  const { datasources, ...page } = await deliverDatasources(c.var.ctx, query);
  setPaging(c, page);
  return sendVersioned(c, { datasources }, cv);
}

async function sendDatasource(c: Context<DeliveryEnv>): Promise<Response> {
  const cv = await readContentVersion(c.var.ctx.db);
  const datasource = await deliverDatasource(c.var.ctx, restOfPath(c, 'datasources'));
  return sendVersioned(c, { datasource }, cv);
}

async function sendEntries(c: Context<DeliveryEnv>): Promise<Response> {
  const cv = await readContentVersion(c.var.ctx.db);
  const query = parseInput(entryListQuerySchema, queryOf(c));
  const { entries, ...page } = await deliverEntries(c.var.ctx, query);
  setPaging(c, page);
  return sendVersioned(c, { datasource_entries: entries }, cv);
}

/** They start and end by the clock, without a new version, so they must not be cached. */
async function sendExperiments(c: Context<DeliveryEnv>): Promise<Response> {
  const { ctx, version } = c.var;
  const [cv, experiments] = [
    await readContentVersion(ctx.db),
    await deliverExperiments(ctx, version),
  ];
  c.header('Cache-Control', neverCached);
  return c.json({ experiments, cv });
}
