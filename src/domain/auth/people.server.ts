import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authPasskeys, authSessions, authTwoFactors, authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { accountRole } from './account-schemas.ts';
import { why } from './refusals.ts';
import type { StaffRole } from './roles.ts';

export type Person = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  twoFactorEnabled: boolean;
  /** How many passkeys they have. */
  passkeys: number;
  disabledAt: Date | null;
  /** When one of their sessions was last renewed; null if none is open. */
  lastSeenAt: Date | null;
};

export async function listPeople(ctx: Ctx): Promise<Person[]> {
  requireScope(ctx.actor, 'people.manage');
  const { id, name, email, role, twoFactorEnabled, disabledAt } = authUsers;
  const lastSeenAt = sql<Date | null>`max(${authSessions.updatedAt})`.mapWith(
    authSessions.updatedAt,
  );
  const passkeys = ctx.db.$count(authPasskeys, eq(authPasskeys.userId, id));
  return ctx.db
    .select({ id, name, email, role, twoFactorEnabled, passkeys, disabledAt, lastSeenAt })
    .from(authUsers)
    .leftJoin(authSessions, eq(authSessions.userId, id))
    .groupBy(id)
    .orderBy(asc(name));
}

const roleChange = z.object({ id: z.string(), role: accountRole });

/** Takes effect with the person's next request. @throws {DomainError} conflict for the last owner */
export async function changeRole(ctx: Ctx, input: unknown): Promise<void> {
  const { id, role } = roleChange.parse(input);
  await changePerson(ctx, id, async (inside, person) => {
    if (role !== 'owner') requireAnotherOwner(person);
    await inside.db.update(authUsers).set({ role }).where(eq(authUsers.id, id));
    return { action: 'auth.change-role', detail: { from: person.role, to: role } };
  });
}

/** Ends their sessions and allows no new ones. @throws {DomainError} conflict for the last owner */
export async function disablePerson(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await changePerson(ctx, id, async (inside, person) => {
    requireAnotherOwner(person);
    const disabledAt = new Date(ctx.clock.now().epochMilliseconds);
    await inside.db.update(authUsers).set({ disabledAt }).where(eq(authUsers.id, id));
    await inside.db.delete(authSessions).where(eq(authSessions.userId, id));
    return { action: 'auth.disable' };
  });
}

export async function enablePerson(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await changePerson(ctx, id, async (inside) => {
    await inside.db.update(authUsers).set({ disabledAt: null }).where(eq(authUsers.id, id));
    return { action: 'auth.enable' };
  });
}

/** For somebody who lost both the phone with the codes and the backup codes; tells them by mail, if the shop sends any. */
export async function removeSecondFactor(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await changePerson(ctx, id, async (inside, { email, locale }) => {
    await inside.db.delete(authTwoFactors).where(eq(authTwoFactors.userId, id));
    await inside.db.update(authUsers).set({ twoFactorEnabled: false }).where(eq(authUsers.id, id));
    if (ctx.sendsMail) {
      const data = { by: actorName(ctx.actor), loginUrl: `${ctx.origin}/login` };
      await queueMail(inside, { letter: 'account-factor-removed', to: email, locale, data });
    }
    return { action: 'auth.remove-second-factor' };
  });
}

/** For somebody whose phone or computer is in other hands; tells them by mail, if the shop sends any. */
export async function removePasskeys(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await changePerson(ctx, id, async (inside, { email, locale }) => {
    const { userId, name } = authPasskeys;
    const removed = await inside.db.delete(authPasskeys).where(eq(userId, id)).returning({ name });
    const passkeys = removed.map((passkey) => passkey.name);
    if (ctx.sendsMail && passkeys.length > 0) {
      const change = 'removed' as const;
      const data = {
        change,
        passkeys,
        by: actorName(ctx.actor),
        accountUrl: `${ctx.origin}/admin/account`,
      };
      await queueMail(inside, { letter: 'account-passkeys', to: email, locale, data });
    }
    return { action: 'auth.remove-passkeys', detail: { passkeys } };
  });
}

type Known = {
  name: string;
  email: string;
  locale: LocaleCode;
  role: StaffRole;
  disabledAt: Date | null;
};
type Change = (
  ctx: Ctx,
  person: Known & { isLastOwner: boolean },
) => Promise<{ action: string; detail?: Record<string, unknown> }>;

async function changePerson(ctx: Ctx, id: string, change: Change): Promise<void> {
  requireScope(ctx.actor, 'people.manage');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    // Locks all owners while one is changed, so that the last two cannot be removed at the same time.
    const everybody = await tx.select().from(authUsers).orderBy(authUsers.id).for('update');
    const person = everybody.find((candidate) => candidate.id === id);
    if (!person) throw notFound();
    const others = everybody.filter((candidate) => candidate !== person);
    const done = await change(inside, { ...person, isLastOwner: isLastOwner(person, others) });
    await recordAudit(inside, { ...done, subject: { kind: 'person', id, name: person.name } });
  });
}

function isLastOwner(person: Known, others: readonly Known[]): boolean {
  return isOwner(person) && !others.some(isOwner);
}

function isOwner({ role, disabledAt }: Known): boolean {
  return role === 'owner' && disabledAt === null;
}

function requireAnotherOwner(person: { isLastOwner: boolean }): void {
  if (!person.isLastOwner) return;
  throw new DomainError('conflict', why('auth.needs-owner'));
}
