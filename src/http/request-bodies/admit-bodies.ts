import type { Context, MiddlewareHandler } from 'hono';
import type { BodyFailure } from '#src/lib/body-error.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { HttpEnv } from '../http-env.ts';
import { refuse } from '../refuse.ts';
import { collectArrivedFiles } from './arrived-files.ts';
import { type BodyBudget, createBodyBudget } from './body-budget.ts';
import { bodyRefusals } from './body-refusals.ts';
import { dropResponse } from './drop-response.ts';
import { meteredBody, usualPatience, withBody } from './metered-body.ts';

/** When a client that found no room may retry, in seconds. */
const retrySeconds = 5;

/**
 * Limits how much may arrive at once, in total and per network, and gives up on slow senders. The body of a refused
 * request is not read; 503 has a `Retry-After`.
 */
export function admitBodies(budget: BodyBudget = createBodyBudget()): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!mayHaveBody(c)) return next();
    const open = budget.open(networkOf(c.var.visitorIp));
    if (open === null) return refuseBody(c, 'busy');
    const state: { failure: BodyFailure | null } = { failure: null };
    // A page that nobody will see is not rendered.
    const given = new AbortController();
    const files = collectArrivedFiles(c.var.ctx.incoming);
    c.set('ctx', { ...c.var.ctx, incoming: files });
    c.req.raw.signal.addEventListener('abort', () => given.abort(), { once: true });
    try {
      const { body } = c.req.raw;
      if (body !== null) {
        const metering = {
          count: (bytes: number) => (open.take(bytes) ? null : ('busy' as const)),
          onFailure: (failure: BodyFailure) => {
            state.failure = failure;
            given.abort();
          },
          patience: usualPatience,
        };
        c.req.raw = withBody(c.req.raw, meteredBody(body, metering), given.signal);
      }
      await next();
    } finally {
      open.release();
      await files.discardAll();
    }
    if (state.failure === null) return;
    // Replaces whatever the reader made of a truncated body.
    dropResponse(c);
    c.res = refuseBody(c, state.failure);
  };
}

function mayHaveBody({ req }: Context<HttpEnv>): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  return req.header('Transfer-Encoding') !== undefined || Number(req.header('Content-Length')) > 0;
}

function refuseBody(c: Context<HttpEnv>, failure: BodyFailure): Response {
  c.header('Connection', 'close');
  if (failure === 'busy') c.header('Retry-After', String(retrySeconds));
  return refuse(c, bodyRefusals[failure]);
}
