import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { authInvitations, authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { accountEmail, accountRole } from './account-schemas.ts';
import { insertAccount, prepareAccount } from './create-account.server.ts';
import { insertLink, linkGone, readLink, spendLink } from './one-time-links.server.ts';
import { why } from './refusals.ts';
import type { StaffRole } from './roles.ts';

const invitation = z.object({ email: accountEmail, role: accountRole });

/** An invitation that has not been accepted yet. */
export type Invitation = { id: string; email: string; role: StaffRole; expiresAt: Date };

/**
 * Invites somebody, by mail too if the shop sends any. An older invitation to the same address stops working.
 * @returns the token of the link to send; it cannot be shown again
 * @throws {DomainError} conflict if the address already has an account
 */
export async function invitePerson(ctx: Ctx, input: unknown): Promise<string> {
  requireScope(ctx.actor, 'people.manage');
  const { email, role } = invitation.parse(input);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const known = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.email, email));
    if (known.length > 0) throw new DomainError('conflict', why('auth.account-exists'));
    await tx
      .delete(authInvitations)
      .where(and(eq(authInvitations.email, email), isNull(authInvitations.usedAt)));
    const token = await insertLink(inside, { purpose: 'invite', email, role });
    await recordAudit(inside, {
      action: 'auth.invite',
      subject: { kind: 'person', id: email, name: email },
      detail: { role },
    });
    if (ctx.sendsMail) await mailInvitation(inside, { email, token });
    return token;
  });
}

async function mailInvitation(ctx: Ctx, { email, token }: { email: string; token: string }) {
  await queueMail(ctx, {
    letter: 'account-invited',
    to: email,
    locale: ctx.locale,
    data: { by: actorName(ctx.actor), inviteUrl: `${ctx.origin}/invite/${token}` },
  });
}

export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  requireScope(ctx.actor, 'people.manage');
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const { id, email, role, expiresAt, usedAt, purpose } = authInvitations;
  const rows = await ctx.db
    .select({ id, email, role, expiresAt })
    .from(authInvitations)
    .where(and(eq(purpose, 'invite'), isNull(usedAt), gt(expiresAt, now)))
    .orderBy(desc(expiresAt));
  return rows.flatMap((row) =>
    row.email && row.role ? [{ ...row, email: row.email, role: row.role }] : [],
  );
}

/** Withdraws an invitation. @throws {DomainError} not-found */
export async function withdrawInvitation(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requireScope(ctx.actor, 'people.manage');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(authInvitations)
      .where(and(eq(authInvitations.id, id), eq(authInvitations.purpose, 'invite')))
      .returning();
    if (!row) throw notFound();
    await recordAudit(
      { ...ctx, db: tx },
      {
        action: 'auth.withdraw-invitation',
        subject: { kind: 'person', id: row.email ?? '', name: row.email ?? '' },
      },
    );
  });
}

/** Creates the account that the link is for. @throws {DomainError} gone */
export async function acceptInvitation(
  ctx: Ctx,
  { token, values }: { token: string; values: { name: string; password: string } },
): Promise<{ email: string }> {
  const wanted = { purpose: 'invite', token } as const;
  const link = await readLink(ctx, wanted);
  if (link === null) throw linkGone();
  const { email, role } = link;
  const account = await prepareAccount({ ...values, email, role });
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await spendLink(inside, wanted);
    const { id } = await insertAccount(inside, account);
    await recordAudit(inside, {
      action: 'auth.accept-invitation',
      subject: { kind: 'person', id, name: values.name },
    });
    return { email: account.person.email };
  });
}
