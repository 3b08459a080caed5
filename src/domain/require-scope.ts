import { hasScope, type Scope } from './auth/index.ts';
import type { Actor } from './context.ts';
import { DomainError } from './errors.ts';
import { why } from './refusals.ts';

/**
 * Refuses who may not. The process itself (seeding, schedules) may do everything.
 * @throws {DomainError} unauthenticated for a visitor, forbidden without the scope
 */
export function requireScope(actor: Actor, scope: Scope): void {
  if (isAllowed(actor, scope)) return;
  if (actor.kind === 'visitor') throw new DomainError('unauthenticated', why('access.signed-out'));
  throw new DomainError('forbidden', why('access.role'));
}

/** Whether `requireScope` would let somebody through. */
export function isAllowed(actor: Actor, scope: Scope): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind !== 'visitor' && hasScope(actor.scopes, scope);
}

/** How history names who acts. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'staff' || actor.kind === 'token') return actor.name;
  return actor.kind === 'system' ? 'Ironwood' : 'A visitor';
}
