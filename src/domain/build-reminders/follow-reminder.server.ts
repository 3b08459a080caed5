import { eq } from 'drizzle-orm';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { builds } from '#src/db/schema/builds.ts';
import { discardBuild, forkBuild } from '#src/domain/builds/index.server.ts';
import { type BuildAccess, completedOptionsSchema } from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { isBuildSent } from '#src/domain/leads/index.server.ts';
import { why } from './refusals.ts';
import { type ReminderPurpose, readReminderToken } from './reminder-token.server.ts';
import { truckName } from './truck-name.server.ts';

export type RemindedBuild = { purpose: ReminderPurpose; buildId: string; truck: string | null };

type LocalizedLink = { token: string; locale: Locale };

/**
 * What the letter's link leads to. Reading it changes nothing, because mail scanners open links.
 * @throws {DomainError} 'not-found' for a forged or expired link, and for a deleted draft
 */
export async function readReminder(
  ctx: Ctx,
  { token, locale }: LocalizedLink,
): Promise<RemindedBuild> {
  const { claim, completed } = await requireDraft(ctx, token);
  return { ...claim, truck: await truckName(ctx, { completed, locale }) };
}

async function requireDraft(ctx: Ctx, token: string) {
  const claim = requireClaim(ctx, token);
  const [row] = await ctx.db
    .select({ meta: builds.meta })
    .from(buildReminders)
    .innerJoin(builds, eq(builds.id, buildReminders.buildId))
    .where(eq(buildReminders.buildId, claim.buildId));
  if (!row) throw goneDraft();
  return { claim, completed: completedOptionsSchema.parse(row.meta) };
}

/**
 * Continues the build in this browser, as a copy: a link in a mailbox never opens a build that another browser holds.
 * @throws {DomainError} 'not-found' as `readReminder`, and for a link with another purpose
 */
export async function resumeBuild(ctx: Ctx, token: string): Promise<BuildAccess> {
  const { purpose, buildId } = (await requireDraft(ctx, token)).claim;
  if (purpose !== 'resume') throw goneDraft();
  return forkBuild(ctx, buildId);
}

/**
 * Deletes the address, and the draft too unless it was sent: then it belongs to the shop.
 * @throws {DomainError} 'not-found' for a forged or expired link
 */
export async function stopReminder(ctx: Ctx, token: string): Promise<void> {
  const { purpose, buildId } = requireClaim(ctx, token);
  if (purpose !== 'stop') throw goneDraft();
  await ctx.db.transaction(async (tx) => {
    await tx.delete(buildReminders).where(eq(buildReminders.buildId, buildId));
    const inside = { ...ctx, db: tx };
    if (!(await isBuildSent(inside, buildId))) await discardBuild(inside, buildId);
  });
}

function requireClaim(ctx: Ctx, token: string) {
  const claim = readReminderToken(ctx, token);
  if (!claim) throw goneDraft();
  return claim;
}

function goneDraft() {
  return notFound(why('rescue.link-over'));
}
