import type { Actor } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why as whyAny } from '../refusals.ts';

/** For actions on one's own account. @throws {DomainError} unauthenticated */
export function requireStaff(actor: Actor): Extract<Actor, { kind: 'staff' }> {
  if (actor.kind === 'staff') return actor;
  throw new DomainError('unauthenticated', whyAny('access.signed-out'));
}
