import { and, eq, isNull, sql } from 'drizzle-orm';
import { authInvitations, authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { insertAccount, prepareAccount, type ReadyAccount } from './create-account.server.ts';
import { insertLink, spendLink } from './one-time-links.server.ts';
import { why } from './refusals.ts';

type FirstOwner = { name: string; email: string; password: string };

/** Any number that no other advisory lock uses. */
const ownerLock = 4_120_420;

/** Whether there is an account that can sign in. */
export async function hasAccounts(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.select({ id: authUsers.id }).from(authUsers).limit(1);
  return rows.length > 0;
}

/**
 * Creates the shop's first account; does nothing if one exists by now, such as from another process that started at
 * the same time.
 * @throws {ZodError} if the email address or the password is not acceptable
 */
export async function createFirstOwner(ctx: Ctx, values: FirstOwner): Promise<void> {
  requireSystem(ctx.actor);
  const account = await prepareAccount({ ...values, role: 'owner' });
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockOwner(inside);
    if (!(await hasAccounts(inside))) await insertOwner(inside, account);
  });
}

/** Creates a link with which the first person creates the owner's account; the previous link stops working. */
export async function createSetupLink(ctx: Ctx): Promise<string> {
  requireSystem(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await tx
      .delete(authInvitations)
      .where(and(eq(authInvitations.purpose, 'owner'), isNull(authInvitations.usedAt)));
    return insertLink({ ...ctx, db: tx }, { purpose: 'owner' });
  });
}

/** @throws {DomainError} gone if the link was used, or if an account was created meanwhile */
export async function acceptSetup(
  ctx: Ctx,
  { token, values }: { token: string; values: FirstOwner },
): Promise<void> {
  const account = await prepareAccount({ ...values, role: 'owner' });
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockOwner(inside);
    await spendLink(inside, { purpose: 'owner', token });
    if (await hasAccounts(inside)) throw new DomainError('gone', why('auth.has-owner'));
    await insertOwner(inside, account);
  });
}

/** Held until the transaction ends: otherwise two links used at once would both find a shop without an owner. */
async function lockOwner({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ownerLock}::int)`);
}

async function insertOwner(ctx: Ctx, account: ReadyAccount): Promise<void> {
  const { id } = await insertAccount(ctx, account);
  await recordAudit(ctx, {
    action: 'auth.create-owner',
    subject: { kind: 'person', id, name: account.person.name },
  });
}
