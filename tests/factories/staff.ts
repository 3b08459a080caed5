import type { AuthRequest } from '#src/domain/auth/index.ts';
import { scopesOf } from '#src/domain/auth/role-scopes.ts';
import type { StaffRole } from '#src/domain/auth/roles.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';

/** Somebody of the shop, as a request of theirs brings them. */
export function staffActor(role: StaffRole, name = 'Marisol'): Actor {
  const email = `${name.toLowerCase()}@shop.example`;
  return { kind: 'staff', userId: name, name, email, role, scopes: scopesOf(role) };
}

/** The same context for somebody of the shop. */
export function asStaff(ctx: Ctx, role: StaffRole, name?: string): Ctx {
  return { ...ctx, actor: staffActor(role, name) };
}

/** A browser that has not signed in, as the verbs of signing in see it. */
export const guest: AuthRequest = {
  cookie: '',
  userAgent: 'Firefox',
  ip: '192.0.2.7',
  secure: false,
};
