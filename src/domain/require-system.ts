import type { Actor } from './context.ts';
import { DomainError } from './errors.ts';

/** Refuses everybody but the process itself (seeding, schedules). */
export function requireSystem(actor: Actor): void {
  if (actor.kind !== 'system') {
    throw new DomainError('forbidden', 'Only the shop itself may do this');
  }
}
