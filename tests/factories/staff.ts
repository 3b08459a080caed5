import type { AuthRequest } from '#src/domain/auth/index.ts';
import { scopesOf } from '#src/domain/auth/role-scopes.ts';
import type { StaffRole } from '#src/domain/auth/roles.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';

/** A staff member, as a request of theirs. */
export function staffActor(role: StaffRole, name = 'Marisol'): Actor {
  const email = `${name.toLowerCase()}@shop.example`;
  return { kind: 'staff', userId: name, name, email, role, scopes: scopesOf(role) };
}

/** The same context for a staff member. */
export function asStaff(ctx: Ctx, role: StaffRole, name?: string): Ctx {
  return { ...ctx, actor: staffActor(role, name) };
}

/** A browser that has not signed in, as the sign-in functions see it. */
export const guest: AuthRequest = {
  cookie: '',
  userAgent: 'Firefox',
  ip: '192.0.2.7',
  secure: false,
};
