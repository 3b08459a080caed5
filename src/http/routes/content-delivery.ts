import { type Context, Hono, type MiddlewareHandler } from 'hono';
import {
  getSpace,
  getStory,
  listStories,
  readContentVersion,
} from '#src/domain/content/index.server.ts';
import { storyListQuerySchema, storyQuerySchema } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { type ContentTokens, createTokenCheck } from '../content/content-tokens.ts';
import { deliveryHeaders, neverCached, publishedCaching } from '../content/delivery-headers.ts';
import type { HttpEnv } from '../http-env.ts';

type Version = 'draft' | 'published';
type Delivery = { params: Record<string, string>; version: Version; cv: number };
type DeliveryEnv = { Variables: HttpEnv['Variables'] & Delivery };

/**
 * The content delivery API: what a Storyblok client reads (docs/content-model.md). Answers and
 * errors have the wire format of that service, down to the wording.
 */
export function contentDeliveryRoutes(tokens: ContentTokens) {
  const delivery = new Hono<DeliveryEnv>();
  delivery.use(deliveryHeaders, readParams, requireToken(tokens));
  delivery.on('GET', ['/spaces/me', '/spaces/me/'], sendSpace);
  delivery.use(settleVersion);
  delivery.on('GET', ['/stories', '/stories/'], sendStories);
  delivery.get('/stories/*', sendStory);
  delivery.all('*', notFound);
  delivery.onError((error, c) => {
    if (error instanceof DomainError && error.code === 'not-found') return notFound(c);
    throw error;
  });
  return new Hono<HttpEnv>().route('/v2/cdn', delivery).route('/v1/cdn', delivery);
}

/**
 * Reads the parameters once, first value first: a second reading of the URL, by other rules, could
 * find another version than the one the token was checked for.
 */
const readParams: MiddlewareHandler<DeliveryEnv> = async (c, next) => {
  const params = Object.fromEntries([...new URL(c.req.url).searchParams].reverse());
  c.set('params', params);
  c.set('version', params.version === 'draft' ? 'draft' : 'published');
  await next();
};

/** Drafts are for the preview token; without any token there is nothing to see. */
function requireToken(tokens: ContentTokens): MiddlewareHandler<DeliveryEnv> {
  const accessOf = createTokenCheck(tokens);
  return async (c, next) => {
    const access = accessOf(c.var.params.token);
    if (access === 'preview' || (access === 'public' && c.var.version === 'published')) {
      return next();
    }
    c.header('Cache-Control', neverCached);
    return c.json({ error: 'Unauthorized' }, 401);
  };
}

/**
 * The version is read before the content: what is sent under a version is never older than it.
 * Without `cv` a published answer has no address of its own yet, and the client is sent to it.
 */
const settleVersion: MiddlewareHandler<DeliveryEnv> = async (c, next) => {
  const latest = await readContentVersion(c.var.ctx.db);
  c.set('cv', latest);
  const asked = c.var.params.cv;
  if (c.var.version === 'published' && !asked) return redirectToVersion(c, latest);
  const isDraft = c.var.version === 'draft';
  c.header('Cache-Control', isDraft ? neverCached : publishedCaching(Number(asked), latest));
  return next();
};

function redirectToVersion(c: Context<DeliveryEnv>, cv: number): Response {
  const url = new URL(c.req.url);
  url.searchParams.set('cv', String(cv));
  c.header('Cache-Control', 'no-cache');
  return c.redirect(`${url.pathname}${url.search}`, 301);
}

async function sendStories(c: Context<DeliveryEnv>): Promise<Response> {
  const query = storyListQuerySchema.parse(queryOf(c));
  const { stories, total, perPage } = await listStories(c.var.ctx, query);
  c.header('Total', String(total));
  c.header('Per-Page', String(perPage));
  return c.json({ stories, cv: c.var.cv, rels: [], links: [] });
}

async function sendStory(c: Context<DeliveryEnv>): Promise<Response> {
  const query = storyQuerySchema.parse({ ...queryOf(c), slug: slugOf(c) });
  const story = await getStory(c.var.ctx, query);
  return c.json({ story, cv: c.var.cv, rels: [], links: [] });
}

/** Says the version a second time at the top: clients learn it from there. */
async function sendSpace(c: Context<DeliveryEnv>): Promise<Response> {
  const space = await getSpace(c.var.ctx);
  c.header('Cache-Control', neverCached);
  return c.json({ space, cv: space.version });
}

function notFound(c: Context): Response {
  return c.json(['This record could not be found'], 404);
}

/** The version is the one that the token was checked for. */
function queryOf({ var: { params, version } }: Context<DeliveryEnv>): Record<string, string> {
  return { ...params, version };
}

/** Everything behind `/stories/`, which may hold slashes. A malformed escape stays as it is. */
function slugOf(c: Context): string {
  const rest = new URL(c.req.url).pathname.replace(/^.*?\/cdn\/stories\//, '');
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}
