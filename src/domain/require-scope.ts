import { hasScope, type Scope } from './auth/index.ts';
import type { Actor } from './context.ts';
import { DomainError } from './errors.ts';
import { why } from './refusals.ts';

/**
 * Refuses actors without the scope. The process itself (seeding, schedules) may do everything.
 * @throws {DomainError} unauthenticated for a visitor, forbidden without the scope
 */
export function requireScope(actor: Actor, scope: Scope): void {
  if (isAllowed(actor, scope)) return;
  if (actor.kind === 'visitor') throw new DomainError('unauthenticated', why('access.signed-out'));
  throw new DomainError('forbidden', why('access.role'));
}

/** Whether `requireScope` would allow it. */
export function isAllowed(actor: Actor, scope: Scope): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind !== 'visitor' && hasScope(actor.scopes, scope);
}

/** Stored in the history for anybody without an account. */
export const visitorName = 'A visitor';

/** Stored in the history for what the site did by itself. */
export const systemName = 'Automatic';

/** How the history names the actor. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'staff' || actor.kind === 'token') return actor.name;
  return actor.kind === 'system' ? systemName : visitorName;
}
