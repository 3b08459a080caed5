import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { authInvitations, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import type { StaffRole } from './roles.ts';

/** What a link is for: the shop's first account, a new colleague's, or a forgotten password. */
export type LinkPurpose = 'owner' | 'invite' | 'reset';

/** Whom a link is for. An `owner` link names nobody; a `reset` link names the account. */
export type OpenLink = {
  id: string;
  purpose: LinkPurpose;
  email: string | null;
  role: StaffRole | null;
  userId: string | null;
};

/** How long a link for a new password works: one that an owner passes on, and one that anybody can ask for by mail. */
export const resetHours = { byOwner: 24, byMail: 1 } as const;

const hoursOf: Record<LinkPurpose, number> = {
  owner: 72,
  invite: 7 * 24,
  reset: resetHours.byOwner,
};

type NewLink = Pick<OpenLink, 'purpose'> &
  Partial<Pick<OpenLink, 'email' | 'role' | 'userId'>> & {
    /** How long it works, if not as long as others of its purpose. */
    hours?: number;
  };

/** Stores a link by its hash. Returns the token, which cannot be shown again. */
export async function insertLink(ctx: Ctx, { hours: wanted, ...link }: NewLink): Promise<string> {
  const token = ctx.ids.token();
  const hours = wanted ?? hoursOf[link.purpose];
  await ctx.db.insert(authInvitations).values({
    ...link,
    id: ctx.ids.uuid(),
    tokenHash: hashToken(token),
    expiresAt: new Date(ctx.clock.now().add({ hours }).epochMilliseconds),
  });
  return token;
}

/** The link of a token, or null if it is unknown, used or expired, or its person has left. */
export async function readLink(
  ctx: Ctx,
  { purpose, token }: { purpose: LinkPurpose; token: string },
): Promise<OpenLink | null> {
  const { id, role, userId } = authInvitations;
  const email = sql<string | null>`coalesce(${authInvitations.email}, ${authUsers.email})`;
  const [row] = await ctx.db
    .select({
      id,
      purpose: authInvitations.purpose,
      email,
      role,
      userId,
      left: authUsers.disabledAt,
    })
    .from(authInvitations)
    .leftJoin(authUsers, eq(authUsers.id, userId))
    .where(and(eq(authInvitations.purpose, purpose), isOpen(ctx, token)));
  if (!row || row.left) return null;
  const { left: _, ...link } = row;
  return link;
}

/** Marks a link as used, in the transaction of what it allows. @throws {DomainError} gone */
export async function spendLink(
  ctx: Ctx,
  wanted: { purpose: LinkPurpose; token: string },
): Promise<OpenLink> {
  const link = await readLink(ctx, wanted);
  const spent = await ctx.db
    .update(authInvitations)
    .set({ usedAt: nowOf(ctx) })
    .where(isOpen(ctx, wanted.token))
    .returning({ id: authInvitations.id });
  if (link === null || spent.length === 0) {
    throw linkGone();
  }
  return link;
}

/** Ends all other links with which somebody could set a password: they have one that works now. */
export async function endResetLinks({ db }: Ctx, userId: string): Promise<void> {
  await db
    .delete(authInvitations)
    .where(
      and(
        eq(authInvitations.purpose, 'reset'),
        eq(authInvitations.userId, userId),
        isNull(authInvitations.usedAt),
      ),
    );
}

export function linkGone(): DomainError {
  return new DomainError('gone', why('auth.link-over'));
}

function isOpen(ctx: Ctx, token: string) {
  return and(
    eq(authInvitations.tokenHash, hashToken(token)),
    isNull(authInvitations.usedAt),
    gt(authInvitations.expiresAt, nowOf(ctx)),
  );
}

function nowOf(ctx: Ctx): Date {
  return new Date(ctx.clock.now().epochMilliseconds);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
