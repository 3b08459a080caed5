import type { Actor } from './context.ts';
import { DomainError } from './errors.ts';
import { why } from './refusals.ts';

/** Refuses everybody but the process itself (seeding, schedules). */
export function requireSystem(actor: Actor): void {
  if (actor.kind !== 'system') {
    throw new DomainError('forbidden', why('access.system-only'));
  }
}
