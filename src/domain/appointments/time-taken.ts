import { DomainError } from '../errors.ts';
import type { FreeTime } from './find-free-times.ts';

/** Somebody else has the time. `freeTimes` are the next ones for the same work, the earliest first. */
export class TimeTakenError extends DomainError {
  readonly freeTimes: readonly FreeTime[];

  constructor(freeTimes: readonly FreeTime[] = []) {
    const message = 'Somebody has just taken this time';
    super('conflict', message, [{ path: 'startsAt', message }]);
    this.name = 'TimeTakenError';
    this.freeTimes = freeTimes;
  }
}
