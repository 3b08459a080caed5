import type { Context, MiddlewareHandler } from 'hono';
import type { LimitRule, RequestLimit } from '#src/domain/requests/index.server.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { HttpEnv } from '../http-env.ts';
import { problem } from '../problem.ts';

/** Per network, a household or a workshop whose people share one address, unless it says else. */
export const limitRules = {
  read: { name: 'api-read', requests: 300, seconds: 60 },
  save: { name: 'api-save', requests: 240, seconds: 60 },
  start: { name: 'api-start', requests: 30, seconds: 60 },
  share: { name: 'api-share', requests: 30, seconds: 60 },
  send: { name: 'api-send', requests: 10, seconds: 60 },
  /** By key. */
  goodsRead: { name: 'goods-read', requests: 300, seconds: 60 },
  goodsWrite: { name: 'goods-write', requests: 5, seconds: 1 },
  /** A build without scripts sends a form for each choice. */
  form: { name: 'site-form', requests: 300, seconds: 60 },
  /** Events that pages report, one per page view or click. */
  event: { name: 'site-event', requests: 240, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

export type CreateLimit = (rule: LimitRule) => RequestLimit;

type Sender = (c: Context<HttpEnv>) => string;

const byNetwork: Sender = (c) => networkOf(c.var.visitorIp);

/** Counts a request of its sender, the network as a rule; above the limit it is 429. Headers: draft-ietf-httpapi-ratelimit-headers. */
export function limitRequests(
  { rule, take }: RequestLimit,
  senderOf = byNetwork,
): MiddlewareHandler<HttpEnv> {
  const policy = `"${rule.name}";q=${rule.requests};w=${rule.seconds}`;
  return async (c, next) => {
    const { isRefused, remaining, resetSeconds } = await take(senderOf(c));
    c.header('RateLimit-Policy', policy);
    c.header('RateLimit', `"${rule.name}";r=${remaining};t=${resetSeconds}`);
    if (!isRefused) return next();
    c.header('Retry-After', String(Math.max(1, resetSeconds)));
    return problem(c, 'rate-limited', { detail: `Come again in ${resetSeconds} seconds` });
  };
}
