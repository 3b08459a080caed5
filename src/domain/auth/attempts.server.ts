import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#src/db/client.ts';
import { authAttempts } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { networkOf } from '#src/lib/network-of.ts';
import { sweepExpired } from './sweep.server.ts';

/**
 * Attempts per quarter of an hour: from one network at any account, from one network at one account, and at one
 * account from anywhere. The last limit alone refuses nobody: once it is exceeded, each network has only `besieged`
 * attempts. So a stranger can only slow down their own network.
 */
const limits = { address: 30, pair: 5, account: 100 } as const;
const besieged = 2;
const pauseSeconds = 15 * 60;

type Kind = keyof typeof limits;
type Limiters = Record<Kind, RateLimiterDrizzle>;

/** Who attempts what: the account as typed, and the IP address. */
export type Tried = { account: string; address: string };

export type Attempt = {
  /** Attempts left at this account before the pause. */
  triesLeft: number;
  /** 0 if it may be attempted now. */
  pausedSeconds: number;
};

const known = new WeakMap<Db, Limiters>();

/**
 * Counts an attempt before it is made, so that many parallel ones cannot slip past. A refused attempt counts nowhere
 * else, because no password was tested.
 */
export async function countAttempt(ctx: Ctx, tried: Tried): Promise<Attempt> {
  await sweepExpired(ctx);
  const limiters = limitersOf(ctx.db);
  const { address, pair } = keysOf(tried);
  const atAnything = await consume(limiters.address, address);
  if (atAnything.isRefused) return paused(atAnything.result);
  const allowed = (await isBesieged(limiters, tried)) ? besieged : limits.pair;
  const { result } = await consume(limiters.pair, pair);
  if (result.consumedPoints > allowed) {
    await limiters.address.reward(address, 1);
    return paused(result);
  }
  await limiters.account.penalty(tried.account, 1);
  return { triesLeft: allowed - result.consumedPoints, pausedSeconds: 0 };
}

/** A success resets the counter of this pair and returns one attempt to the other two. */
export async function forgetAttempts(ctx: Ctx, tried: Tried): Promise<void> {
  const limiters = limitersOf(ctx.db);
  const { address, pair } = keysOf(tried);
  await limiters.pair.delete(pair);
  await limiters.address.reward(address, 1);
  await limiters.account.reward(tried.account, 1);
}

async function isBesieged({ account }: Limiters, tried: Tried): Promise<boolean> {
  const counted = await account.get(tried.account);
  return counted !== null && counted.consumedPoints >= limits.account;
}

function paused({ msBeforeNext }: RateLimiterRes): Attempt {
  return { triesLeft: 0, pausedSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

function keysOf({ account, ...from }: Tried) {
  const address = networkOf(from.address);
  return { address, pair: `${account} ${address}` };
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

/** The library throws its result when a limit is exceeded. */
async function consume(limiter: RateLimiterDrizzle, key: string) {
  try {
    return { isRefused: false, result: await limiter.consume(key) };
  } catch (result) {
    if (result instanceof RateLimiterRes) return { isRefused: true, result };
    throw result;
  }
}
