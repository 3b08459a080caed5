import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Ids } from '#src/domain/context.ts';

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(24).toString('base64url'),
};

/** For durations: it goes on evenly when the clock is set, so nothing then seems fresh for an hour or a day. */
export const elapsedMs = (): number => performance.now();
