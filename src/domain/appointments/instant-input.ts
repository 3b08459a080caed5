import { type DomainError, refuseField } from '../errors.ts';
import { why } from './refusals.ts';

/** Parses an instant from a form or a URL. @throws {DomainError} 'invalid' for anything else */
export function readInstant(text: string, path = 'startsAt'): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw unreadable(path);
  }
}

/** Parses a day of the shop's calendar, ISO 8601. @throws {DomainError} 'invalid' for anything else */
export function readDate(text: string, path: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw unreadable(path);
  }
}

function unreadable(path: string): DomainError {
  return refuseField('invalid', path, why('appointments.off-grid'));
}
