import { eq } from 'drizzle-orm';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { builds } from '#src/db/schema/builds.ts';
import { completedOptionsSchema } from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { isBuildSent } from '#src/domain/leads/index.server.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { localePrefix } from '#src/lib/locales.ts';
import { REMIND_AFTER } from './ask-for-reminder.server.ts';
import { reminderToken } from './reminder-token.server.ts';
import { truckName } from './truck-name.server.ts';

/**
 * Sends the reminder if it is still wanted: not for a build that was sent, deleted or already reminded of. If the
 * build was changed since, the reminder is postponed.
 */
export async function remindOfBuild(ctx: Ctx, { buildId }: { buildId: string }): Promise<void> {
  requireSystem(ctx.actor);
  if (!ctx.sendsMail) return;
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const due = await lockReminder(inside, buildId);
    if (!due || due.remindedAt !== null || (await isBuildSent(inside, buildId))) return;
    const quietSince = due.updatedAt.toTemporalInstant();
    if (Temporal.Duration.compare(ctx.clock.now().since(quietSince), REMIND_AFTER) < 0) {
      const job = { name: 'remind-of-build' as const, data: { buildId } };
      const startAfter = quietSince.add(REMIND_AFTER);
      await ctx.jobs.enqueue(tx, job, { startAfter, key: buildId });
      return;
    }
    await sendReminder(inside, due);
  });
}

async function lockReminder(ctx: Ctx, buildId: string) {
  const [row] = await ctx.db
    .select({
      buildId: buildReminders.buildId,
      email: buildReminders.email,
      locale: buildReminders.locale,
      remindedAt: buildReminders.remindedAt,
      meta: builds.meta,
      updatedAt: builds.updatedAt,
    })
    .from(buildReminders)
    .innerJoin(builds, eq(builds.id, buildReminders.buildId))
    .where(eq(buildReminders.buildId, buildId))
    .for('update');
  return row;
}

type DueReminder = NonNullable<Awaited<ReturnType<typeof lockReminder>>>;

async function sendReminder(ctx: Ctx, { buildId, email, meta, ...due }: DueReminder) {
  // The column was filled from the build's own locale.
  const locale = due.locale as Locale;
  const truck = await truckName(ctx, { completed: completedOptionsSchema.parse(meta), locale });
  // Without the truck in the catalog there is nothing to continue.
  if (!truck) return;
  const folder = `${ctx.origin}${localePrefix(locale)}/build/reminder`;
  const url = (purpose: 'resume' | 'stop') =>
    `${folder}/${reminderToken(ctx, { buildId, purpose })}`;
  await queueMail(ctx, {
    letter: 'build-reminder',
    to: email,
    locale,
    data: { truck, resumeUrl: url('resume'), stopUrl: url('stop') },
  });
  await ctx.db
    .update(buildReminders)
    .set({ remindedAt: new Date(ctx.clock.now().epochMilliseconds) })
    .where(eq(buildReminders.buildId, buildId));
}
