import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { reviewInvitations } from '#src/db/schema/reviews.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { localeCodes } from '#src/lib/locales.ts';
import { why as whyAny } from '../refusals.ts';
import { why } from './refusals.ts';
import { readReviewToken, reviewLink } from './review-token.server.ts';

/** How long a link is valid and its email address is stored. */
const VALID_FOR = Temporal.Duration.from({ hours: 60 * 24 });

const inviteSchema = z.object({
  name: z.string().trim().min(1, whyAny('input.required').reason).max(120),
  email: z.email().max(254),
  vehicle: z.string().trim().min(1, whyAny('input.required').reason).max(120),
  locale: z.enum(localeCodes),
});

/** Any number that no other advisory lock uses. */
const inviteLock = 4_120_419;

/** Repeated presses of a button are this close together; a later request is intentional. */
const ONE_PRESS = Temporal.Duration.from({ minutes: 5 });

/**
 * Invites a customer named by the shop, once however often the button is pressed. Requires reviews.moderate. @throws
 * {DomainError} invalid
 */
export async function inviteToReview(ctx: Ctx, input: z.input<typeof inviteSchema>): Promise<void> {
  requireScope(ctx.actor, 'reviews.moderate');
  const invited = parseInput(inviteSchema, input);
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // One at a time: otherwise two presses would both find that nobody was invited.
    await tx.execute(sql`select pg_advisory_xact_lock(${inviteLock}::int)`);
    if (await wasRecentlyInvited(inner, invited)) return;
    const id = await addInvitation(inner, { ...invited, appointmentId: null });
    const subject = { kind: 'review', id: id ?? '', name: invited.name };
    await recordAudit(inner, { action: 'reviews.invite', subject });
  });
}

/** Exactly the same: a corrected name or language counts as a new invitation. */
async function wasRecentlyInvited(ctx: Ctx, asked: InviteInput): Promise<boolean> {
  const since = new Date(ctx.clock.now().subtract(ONE_PRESS).epochMilliseconds);
  const [same] = await ctx.db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.name, asked.name),
        eq(reviewInvitations.email, asked.email),
        eq(reviewInvitations.vehicle, asked.vehicle),
        eq(reviewInvitations.locale, asked.locale),
        isNull(reviewInvitations.answeredAt),
        gt(reviewInvitations.createdAt, since),
      ),
    )
    .limit(1);
  return same !== undefined;
}

type InviteInput = z.infer<typeof inviteSchema>;
type Invited = InviteInput & { appointmentId: string | null };

/** Invites after a visit, once per visit. Must run as the system, in the transaction of `ctx.db`. */
export async function inviteAfterVisit(
  ctx: Ctx,
  invited: Invited & { appointmentId: string },
): Promise<void> {
  requireSystem(ctx.actor);
  await addInvitation(ctx, invited);
}

/** Null if somebody was already invited for this visit. */
async function addInvitation(ctx: Ctx, invited: Invited): Promise<string | null> {
  const { name, email, vehicle, locale } = invited;
  const id = ctx.ids.uuid();
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  const added = await ctx.db
    .insert(reviewInvitations)
    .values({ ...invited, id, createdAt })
    .onConflictDoNothing()
    .returning({ id: reviewInvitations.id });
  if (added.length === 0) return null;
  const data = { name, truck: vehicle, reviewUrl: reviewLink(ctx, { id, locale }) };
  await queueMail(ctx, { letter: 'review-asked', to: email, locale, data });
  return id;
}

export type OpenInvitation = { id: string; name: string; vehicle: string; locale: Locale };

/**
 * What the link of a letter is for.
 * @throws {DomainError} 'not-found' for a forged link, 'gone' for an expired one, 'conflict' for one that was used
 */
export async function requireInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  return requireOpen(ctx, await findInvitation(ctx, token));
}

type Invitation = typeof reviewInvitations.$inferSelect;

/**
 * The invitation of a link, whatever its state; `lock` prevents two simultaneous answers.
 * @throws {DomainError} 'not-found' for a forged link
 */
export async function findInvitation(
  ctx: Ctx,
  token: string,
  { lock = false } = {},
): Promise<Invitation> {
  const id = readReviewToken(ctx, token);
  const found = ctx.db
    .select()
    .from(reviewInvitations)
    .where(eq(reviewInvitations.id, id ?? ctx.ids.uuid()));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw notFound(why('reviews.no-link'));
  return row;
}

/** @throws {DomainError} 'gone' for an expired invitation, 'conflict' for one that was answered */
export function requireOpen(ctx: Ctx, invitation: Invitation): Invitation {
  if (invitation.answeredAt) throw new DomainError('conflict', why('reviews.link-used'));
  const until = invitation.createdAt.toTemporalInstant().add(VALID_FOR);
  const isOld = Temporal.Instant.compare(until, ctx.clock.now()) < 0;
  if (isOld) throw new DomainError('gone', why('reviews.link-old'));
  return invitation;
}

/** Deletes the contact of somebody who has answered; the row stays, so that the link knows it was used. */
export async function closeInvitation(ctx: Ctx, id: string): Promise<void> {
  const answeredAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .update(reviewInvitations)
    .set({ answeredAt, name: '', email: '', vehicle: '' })
    .where(eq(reviewInvitations.id, id));
}

/** Deletes invitations that were never answered. Returns how many. Must run as the system. */
export async function purgeInvitations(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const before = new Date(ctx.clock.now().subtract(VALID_FOR).epochMilliseconds);
  const gone = await ctx.db
    .delete(reviewInvitations)
    .where(and(lt(reviewInvitations.createdAt, before), isNull(reviewInvitations.answeredAt)))
    .returning({ id: reviewInvitations.id });
  return gone.length;
}
