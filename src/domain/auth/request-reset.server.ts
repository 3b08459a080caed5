import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { networkOf } from '#src/lib/network-of.ts';
import { accountEmail } from './account-schemas.ts';
import { insertLink, resetHours } from './one-time-links.server.ts';

/** Enough for a shop whose staff share a network, and too few to fill anybody's mailbox. */
const rules = {
  network: { name: 'reset-network', requests: 10, seconds: 3600 },
  address: { name: 'reset-address', requests: 3, seconds: 3600 },
} as const;

const asking = z.object({ email: z.string().trim().pipe(accountEmail) });

/** `taken` says nothing about whether there is such an account. */
export type ResetRequest = { kind: 'taken' } | { kind: 'paused'; seconds: number };

/**
 * Queues a mail with a link for a new password to whoever has this address, if the shop sends any mail. The same is
 * done for an unknown address, a disabled account and a known one, so that neither answer nor time tells them apart;
 * more than three in an hour for one address are taken, and nothing is sent.
 * @throws {ZodError} if it is no address
 */
export async function requestResetLink(
  ctx: Ctx,
  { ip, ...typed }: { email: string; ip: string },
): Promise<ResetRequest> {
  const { email } = asking.parse(typed);
  const tried = { account: email, address: ip };
  const ofNetwork = await createRequestLimit(rules.network, ctx).take(networkOf(ip));
  if (ofNetwork.isRefused) {
    noteRefusal(ctx, 'reset.paused', tried);
    return { kind: 'paused', seconds: Math.max(1, ofNetwork.resetSeconds) };
  }
  const ofAddress = await createRequestLimit(rules.address, ctx).take(digestOf(email));
  const [person] = await ctx.db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNull(authUsers.disabledAt)));
  if (ofAddress.isRefused) noteRefusal(ctx, 'reset.paused', tried);
  else {
    const data = { userId: person?.id ?? null };
    await ctx.jobs.enqueue(ctx.db, { name: 'mail-reset-link', data });
  }
  return { kind: 'taken' };
}

/** The counts are kept without the addresses, which anybody can type. */
function digestOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

/** Makes a link for somebody who asked for one, and mails it; nobody else sees it. `userId` is null for nobody. */
export async function sendResetLink(ctx: Ctx, { userId }: { userId: string | null }) {
  requireSystem(ctx.actor);
  if (userId === null || !ctx.sendsMail) return;
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { id, disabledAt } = authUsers;
    const found = await tx
      .select()
      .from(authUsers)
      .where(and(eq(id, userId), isNull(disabledAt)));
    const [person] = found;
    if (!person) return;
    const hours = resetHours.byMail;
    const token = await insertLink(inside, { purpose: 'reset', userId, hours });
    await recordAudit(inside, {
      action: 'auth.request-reset',
      subject: { kind: 'person', id: userId, name: person.name },
    });
    await mailResetLink(inside, person, { token, by: null, hours });
  });
}

type Addressee = { email: string; locale: LocaleCode };
type MadeLink = { token: string; hours: number; by: string | null };

/** Queues the mail with a link, in the person's language; `by` is the owner who made it, if one did. */
export async function mailResetLink(
  ctx: Ctx,
  { email, locale }: Addressee,
  { token, ...data }: MadeLink,
): Promise<void> {
  const resetUrl = `${ctx.origin}/reset/${token}`;
  await queueMail(ctx, {
    letter: 'account-reset',
    to: email,
    locale,
    data: { ...data, resetUrl },
  });
}
