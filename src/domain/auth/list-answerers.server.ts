import { and, asc, eq, isNull } from 'drizzle-orm';
import { authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { hasScope, scopesOf } from './role-scopes.ts';

/** Somebody who can be assigned a lead; `id` is the account's. */
export type Answerer = { id: string; name: string };

/** Everybody who may see leads and still works here, by name. Requires leads.read. */
export async function listAnswerers(ctx: Ctx): Promise<Answerer[]> {
  requireScope(ctx.actor, 'leads.read');
  const { id, name, role, disabledAt } = authUsers;
  const staff = await ctx.db
    .select({ id, name, role })
    .from(authUsers)
    .where(isNull(disabledAt))
    .orderBy(asc(name), asc(id));
  return staff
    .filter((person) => hasScope(scopesOf(person.role), 'leads.read'))
    .map((person) => ({ id: person.id, name: person.name }));
}

/**
 * Where to notify somebody of an assignment, and in which language; null if they turned that mail off.
 * Requires leads.read.
 */
export async function addressForAssigned(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<{ to: string; locale: LocaleCode } | null> {
  requireScope(ctx.actor, 'leads.read');
  const { id, email, locale, mailsAssigned } = authUsers;
  const wanted = and(eq(id, userId), eq(mailsAssigned, true));
  const [person] = await ctx.db.select({ to: email, locale }).from(authUsers).where(wanted);
  return person ?? null;
}
