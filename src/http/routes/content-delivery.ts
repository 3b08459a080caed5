import { type Context, Hono } from 'hono';
import { deliverStories, deliverStory, getSpace } from '#src/domain/content/index.server.ts';
import { storyListQuerySchema, storyQuerySchema } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import type { ContentTokens } from '../content/content-tokens.ts';
import { deliveryHeaders, neverCached } from '../content/delivery-headers.ts';
import { deliveryLists } from '../content/delivery-lists.ts';
import {
  type DeliveryEnv,
  queryOf,
  readParams,
  refuseQuery,
  refuseUnknownVersion,
  requireToken,
  restOfPath,
  sendVersioned,
  setPaging,
  settleVersion,
} from '../content/delivery-request.ts';
import type { HttpEnv } from '../http-env.ts';

/**
 * The content delivery API: what a Storyblok client reads (docs/content-model.md). Responses and errors have that
 * service's wire format, including the wording.
 */
export function contentDeliveryRoutes(tokens: ContentTokens) {
  const delivery = new Hono<DeliveryEnv>();
  delivery.use(deliveryHeaders, readParams, requireToken(tokens), refuseUnknownVersion);
  delivery.on('GET', ['/spaces/me', '/spaces/me/'], sendSpace);
  delivery.use(settleVersion);
  delivery.on('GET', ['/stories', '/stories/'], sendStories);
  delivery.get('/stories/*', sendStory);
  delivery.route('/', deliveryLists());
  delivery.all('*', notFound);
  delivery.onError((error, c) => {
    if (error instanceof DomainError && error.code === 'not-found') return notFound(c);
    if (error instanceof DomainError && error.code === 'invalid') {
      return refuseQuery(c, error.issues);
    }
    throw error;
  });
  return new Hono<HttpEnv>().route('/v2/cdn', delivery).route('/v1/cdn', delivery);
}

async function sendStories(c: Context<DeliveryEnv>): Promise<Response> {
  const answer = await deliverStories(c.var.ctx, parseInput(storyListQuerySchema, queryOf(c)));
  setPaging(c, answer);
  return sendVersioned(c, answer.body, answer.version);
}

async function sendStory(c: Context<DeliveryEnv>): Promise<Response> {
  const query = parseInput(storyQuerySchema, { ...queryOf(c), slug: restOfPath(c, 'stories') });
  const { body, version } = await deliverStory(c.var.ctx, query);
  return sendVersioned(c, body, version);
}

/** Repeats the version at the top level, where clients look for it. */
async function sendSpace(c: Context<DeliveryEnv>): Promise<Response> {
  const space = await getSpace(c.var.ctx);
  c.header('Cache-Control', neverCached);
  return c.json({ space, cv: space.version });
}

/** What is missing now may exist a moment later under the same version, so it must not be cached. */
function notFound(c: Context): Response {
  c.header('Cache-Control', neverCached);
  return c.json(['This record could not be found'], 404);
}
