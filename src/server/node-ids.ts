import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Ids } from '#src/domain/context.ts';

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(24).toString('base64url'),
};
