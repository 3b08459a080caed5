import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#src/db/client.ts';
import { authAttempts } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { networkOf } from '#src/lib/network-of.ts';
import { sweepExpired } from './sweep.server.ts';

/**
 * Tries in a quarter of an hour: at an account from one address, from that address at anything, and
 * at the account from anywhere. The last is high, or else a stranger could lock the owner out.
 */
const limits = { pair: 5, address: 30, account: 100 } as const;
const pauseSeconds = 15 * 60;

type Kind = keyof typeof limits;
type Limiters = Record<Kind, RateLimiterDrizzle>;

/** Who tries what: an account as it was typed, and the address it came from. */
export type Tried = { account: string; address: string };

export type Attempt = {
  /** Tries left at this account before the pause. */
  triesLeft: number;
  /** 0 while it may be tried. */
  pausedMinutes: number;
};

const known = new WeakMap<Db, Limiters>();

/** Counts one try before it is made, so that many at once cannot slip past. */
export async function countAttempt(ctx: Ctx, tried: Tried): Promise<Attempt> {
  await sweepExpired(ctx);
  const limiters = limitersOf(ctx.db);
  let pausedMs = 0;
  let triesLeft = limits.pair as number;
  for (const [kind, key] of keysOf(tried)) {
    const { isRefused, result } = await consume(limiters[kind], key);
    if (isRefused) pausedMs = Math.max(pausedMs, result.msBeforeNext);
    triesLeft = Math.min(triesLeft, result.remainingPoints);
  }
  return { triesLeft, pausedMinutes: Math.ceil(pausedMs / 60_000) };
}

/** A success clears what was counted for this pair, and gives the other two their try back. */
export async function forgetAttempts(ctx: Ctx, tried: Tried): Promise<void> {
  const limiters = limitersOf(ctx.db);
  for (const [kind, key] of keysOf(tried)) {
    await (kind === 'pair' ? limiters[kind].delete(key) : limiters[kind].reward(key, 1));
  }
}

function keysOf({ account, ...from }: Tried): [Kind, string][] {
  const address = networkOf(from.address);
  return [
    ['pair', `${account} ${address}`],
    ['address', address],
    ['account', account],
  ];
}

function limitersOf(db: Db): Limiters {
  const limiters = known.get(db) ?? {
    pair: createLimiter(db, 'pair'),
    address: createLimiter(db, 'address'),
    account: createLimiter(db, 'account'),
  };
  known.set(db, limiters);
  return limiters;
}

function createLimiter(db: Db, kind: Kind): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: authAttempts,
    keyPrefix: kind,
    points: limits[kind],
    duration: pauseSeconds,
    clearExpiredByTimeout: false,
  });
}

/** The library throws its result when a limit is spent. */
async function consume(limiter: RateLimiterDrizzle, key: string) {
  try {
    return { isRefused: false, result: await limiter.consume(key) };
  } catch (result) {
    if (result instanceof RateLimiterRes) return { isRefused: true, result };
    throw result;
  }
}
