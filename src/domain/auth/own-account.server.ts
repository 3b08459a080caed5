import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { authSessions, authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { locales } from '#src/lib/locales.ts';
import { accountName } from './account-schemas.ts';
import type { StaffSession } from './read-session.server.ts';
import { requireStaff } from './require-staff.ts';

/** One of the person's own sessions: where from, with which device, and whether it is the current one. */
export type OwnSession = {
  id: string;
  userAgent: string;
  ipAddress: string;
  createdAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
};

const nameChange = z.object({ name: accountName });

/** @throws {ZodError} for an empty name */
export async function renameSelf(ctx: Ctx, { name }: { name: string }): Promise<void> {
  const { userId } = requireStaff(ctx.actor);
  await ctx.db.update(authUsers).set(nameChange.parse({ name })).where(eq(authUsers.id, userId));
}

const languageChange = z.object({ locale: z.enum(locales.map(({ code }) => code)) });

/** Sets the language that somebody reads the office in. @throws {ZodError} if the site does not have it */
export async function chooseOwnLanguage(ctx: Ctx, input: { locale: string }): Promise<void> {
  const { userId } = requireStaff(ctx.actor);
  await ctx.db.update(authUsers).set(languageChange.parse(input)).where(eq(authUsers.id, userId));
}

/** Which notification mail somebody wants. */
export type OwnChoices = { mailsAssigned: boolean };

export async function chooseOwnMail(ctx: Ctx, { mailsAssigned }: OwnChoices): Promise<void> {
  const { userId } = requireStaff(ctx.actor);
  await ctx.db.update(authUsers).set({ mailsAssigned }).where(eq(authUsers.id, userId));
}

export async function readOwnChoices(ctx: Ctx): Promise<OwnChoices> {
  const { userId } = requireStaff(ctx.actor);
  const { mailsAssigned } = authUsers;
  const [own] = await ctx.db
    .select({ mailsAssigned })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return { mailsAssigned: own?.mailsAssigned ?? true };
}

export async function listOwnSessions(
  ctx: Ctx,
  { session }: { session: Pick<StaffSession, 'id'> },
): Promise<OwnSession[]> {
  const { userId } = requireStaff(ctx.actor);
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const rows = await ctx.db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(authSessions.updatedAt));
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent ?? '',
    ipAddress: row.ipAddress ?? '',
    createdAt: row.createdAt,
    lastSeenAt: row.updatedAt,
    isThis: row.id === session.id,
  }));
}

/** Signs out another of the person's own devices. @throws {DomainError} not-found */
export async function endSession(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = requireStaff(ctx.actor);
  const ended = await ctx.db
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id });
  if (ended.length === 0) throw notFound();
}

/** Signs out all other sessions. Returns how many. */
export async function endOtherSessions(
  ctx: Ctx,
  { session }: { session: Pick<StaffSession, 'id'> },
): Promise<number> {
  const { userId, name } = requireStaff(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const ended = await tx
      .delete(authSessions)
      .where(and(eq(authSessions.userId, userId), ne(authSessions.id, session.id)))
      .returning({ id: authSessions.id });
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'auth.end-sessions', subject: { kind: 'person', id: userId, name } },
    );
    return ended.length;
  });
}
