import { and, eq } from 'drizzle-orm';
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authUsers,
} from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { newPasswordSchema } from './account-schemas.ts';
import { hashPassword } from './create-account.server.ts';
import {
  endResetLinks,
  insertLink,
  linkGone,
  readLink,
  resetHours,
  spendLink,
} from './one-time-links.server.ts';
import { why } from './refusals.ts';
import { mailResetLink } from './request-reset.server.ts';

/**
 * Creates a link for somebody who forgot the password, and mails it to them too, if the shop sends any mail. Returns
 * its token, which cannot be shown again.
 */
export async function createResetLink(ctx: Ctx, { userId }: { userId: string }): Promise<string> {
  requireScope(ctx.actor, 'people.manage');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const person = await readPerson(inside, userId);
    const token = await makeLink(inside, person);
    if (ctx.sendsMail) {
      const by = actorName(ctx.actor);
      await mailResetLink(inside, person, { token, by, hours: resetHours.byOwner });
    }
    return token;
  });
}

/**
 * For an owner who is locked out, run on the shop's machine: a reset link that also removes the second factor and the
 * passkeys.
 * @throws {DomainError} not-found
 */
export async function createRescueLink(ctx: Ctx, { email }: { email: string }): Promise<string> {
  requireSystem(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const [person] = await tx
      .update(authUsers)
      .set({ twoFactorEnabled: false, disabledAt: null })
      .where(eq(authUsers.email, email.toLowerCase()))
      .returning({ id: authUsers.id, name: authUsers.name });
    if (!person) throw notFound(why('auth.no-account'));
    await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, person.id));
    await tx.delete(authPasskeys).where(eq(authPasskeys.userId, person.id));
    return makeLink({ ...ctx, db: tx }, person);
  });
}

async function makeLink(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<string> {
  const token = await insertLink(ctx, { purpose: 'reset', userId: id });
  await recordAudit(ctx, { action: 'auth.reset-link', subject: { kind: 'person', id, name } });
  return token;
}

/** Sets the password and ends all sessions of the person. @throws {DomainError} gone */
export async function acceptReset(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const wanted = { purpose: 'reset', token } as const;
  const link = await readLink(ctx, wanted);
  if (link === null) throw linkGone();
  const person = await readPerson(ctx, link.userId ?? '');
  newPasswordSchema.parse({ ...person, password });
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await spendLink(inside, wanted);
    await tx
      .update(authAccounts)
      .set({ password: passwordHash })
      .where(and(eq(authAccounts.userId, person.id), eq(authAccounts.providerId, 'credential')));
    await tx.delete(authSessions).where(eq(authSessions.userId, person.id));
    await endResetLinks(inside, person.id);
    await recordAudit(inside, {
      action: 'auth.reset-password',
      subject: { kind: 'person', id: person.id, name: person.name },
    });
    return { email: person.email };
  });
}

async function readPerson({ db }: Ctx, userId: string) {
  const { id, name, email, locale } = authUsers;
  const [person] = await db
    .select({ id, name, email, locale })
    .from(authUsers)
    .where(eq(id, userId));
  if (!person) throw notFound();
  return person;
}
