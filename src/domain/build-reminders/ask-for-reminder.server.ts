import { isNull } from 'drizzle-orm';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { lockBuild } from '#src/domain/builds/index.server.ts';
import { type BuildAccess, buildLocaleSchema } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { why } from './refusals.ts';
import { type ReminderInput, reminderSchema } from './reminder-schema.ts';

/** How long a build is left unchanged before the reminder. */
export const REMIND_AFTER = Temporal.Duration.from({ hours: 24 });

export type AskForReminderInput = BuildAccess & { locale?: string } & ReminderInput;

/**
 * Stores that somebody wants one reminder of a build, which also lets the shop see the draft. Asking again replaces
 * the address until the letter is sent.
 * @throws {DomainError} 'not-found' for another visitor's build, 'invalid' with the fields
 */
export async function askForReminder(ctx: Ctx, input: AskForReminderInput): Promise<void> {
  const { email, access } = parseRequest(input);
  await ctx.db.transaction(async (tx) => {
    const build = await lockBuild(tx, access);
    const now = ctx.clock.now();
    const asked = { email, locale: build.locale, consentedAt: new Date(now.epochMilliseconds) };
    await tx
      .insert(buildReminders)
      .values({ buildId: build.id, ...asked })
      .onConflictDoUpdate({
        target: buildReminders.buildId,
        set: asked,
        setWhere: isNull(buildReminders.remindedAt),
      });
    const job = { name: 'remind-of-build' as const, data: { buildId: build.id } };
    await ctx.jobs.enqueue(tx, job, { startAfter: now.add(REMIND_AFTER), key: build.id });
  });
}

function parseRequest({ id, capability, locale, ...fields }: AskForReminderInput) {
  const schema = reminderSchema(buildLocaleSchema.catch(defaultLocale).parse(locale));
  const { success, data, error } = schema.safeParse(fields, inReasons);
  if (success) return { email: data.reminderEmail, access: { id, capability } };
  throw new DomainError('invalid', why('rescue.not-sent'), fieldIssues(error));
}
