import { DomainError } from '../errors.ts';
import type { FreeTime } from './find-free-times.ts';

/** Something that takes a bay, rack or person that would be needed. Instants are ISO 8601 in UTC. */
export type Clash = {
  /** Id of the bay, rack or person. */
  resource: string;
  /** Null for a person who is not at work then. */
  by: { kind: 'hold' | 'appointment' | 'block'; name: string; from: string; to: string } | null;
};

/** Somebody else has the time. `freeTimes` are the next ones for the same work, the earliest first. */
export class TimeTakenError extends DomainError {
  readonly freeTimes: readonly FreeTime[];
  /** What stands in the way: for the shop only. */
  readonly clashes: readonly Clash[];

  constructor(freeTimes: readonly FreeTime[] = [], clashes: readonly Clash[] = []) {
    const message = 'Somebody has just taken this time';
    super('conflict', message, [{ path: 'startsAt', message }]);
    this.name = 'TimeTakenError';
    this.freeTimes = freeTimes;
    this.clashes = clashes;
  }
}
