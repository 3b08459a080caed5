import { DomainError } from '../errors.ts';
import type { FreeTime } from './find-free-times.ts';
import { why } from './refusals.ts';

/** Something that occupies a bay, rack or person that is needed. Instants are ISO 8601 in UTC. */
export type Clash = {
  /** Id of the bay, rack or person. */
  resource: string;
  /** Null for a person who is not at work at that time. */
  by: { kind: 'hold' | 'appointment' | 'block'; name: string; from: string; to: string } | null;
};

/** The time is taken. `freeTimes` are the next ones for the same work, earliest first. */
export class TimeTakenError extends DomainError {
  readonly freeTimes: readonly FreeTime[];
  /** What is in the way; only the shop sees it. */
  readonly clashes: readonly Clash[];

  constructor(freeTimes: readonly FreeTime[] = [], clashes: readonly Clash[] = []) {
    const taken = why('appointments.taken');
    super('conflict', taken, [{ path: 'startsAt', ...taken }]);
    this.name = 'TimeTakenError';
    this.freeTimes = freeTimes;
    this.clashes = clashes;
  }
}
