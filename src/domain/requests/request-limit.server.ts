import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#src/db/client.ts';
import { requestCounts } from '#src/db/schema/requests.ts';

/** Requests per number of seconds, by name. */
export type LimitRule = { name: string; requests: number; seconds: number };

export type Taken = { isRefused: boolean; remaining: number; resetSeconds: number };

export type RequestLimit = {
  rule: LimitRule;
  /** Counts a request of a key before it is answered. */
  take(key: string): Promise<Taken>;
};

/**
 * Counts in memory, or in the database if several processes count together. The process remembers refused keys, so
 * that a flood does not cost a statement per request.
 */
export function createRequestLimit(rule: LimitRule, { db }: { db: Db | null }): RequestLimit {
  const options = { keyPrefix: rule.name, points: rule.requests, duration: rule.seconds };
  const limiter = db
    ? new RateLimiterDrizzle({
        ...options,
        storeClient: db,
        schema: requestCounts,
        inMemoryBlockOnConsumed: rule.requests,
      })
    : new RateLimiterMemory(options);
  return { rule, take: (key) => take(limiter, key) };
}

/** The library throws its result when a limit is exceeded. */
async function take(limiter: RateLimiterDrizzle | RateLimiterMemory, key: string): Promise<Taken> {
  try {
    return toTaken(await limiter.consume(key), false);
  } catch (result) {
    if (result instanceof RateLimiterRes) return toTaken(result, true);
    throw result;
  }
}

function toTaken({ remainingPoints, msBeforeNext }: RateLimiterRes, isRefused: boolean): Taken {
  return { isRefused, remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
}
