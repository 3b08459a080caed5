import { DomainError, refuseField } from '../errors.ts';
import { why } from './refusals.ts';

/** Whether an error says that times were shown in another zone. */
export function isZoneChanged(error: unknown): error is DomainError {
  const changed = why('appointments.zone-changed').reason;
  return error instanceof DomainError && 'reason' in error.told && error.told.reason === changed;
}

/** @throws {DomainError} 'conflict' for times that were shown in another zone than the shop's */
export function requireZone(shown: string, timeZone: string): void {
  if (shown !== timeZone)
    throw refuseField('conflict', 'startsAt', why('appointments.zone-changed'));
}
