import { DomainError } from '../errors.ts';
import type { FreeTime } from './find-free-times.ts';
import { why } from './refusals.ts';

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
    const taken = why('appointments.taken');
    super('conflict', taken, [{ path: 'startsAt', ...taken }]);
    this.name = 'TimeTakenError';
    this.freeTimes = freeTimes;
    this.clashes = clashes;
  }
}
