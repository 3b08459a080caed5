import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { lockStory } from './locked-story.server.ts';
import { requireNotNeeded } from './needed-stories.ts';
import { why } from './refusals.ts';
import { rowId } from './row-id.ts';
import type { StorySchedule } from './story-draft.ts';
import { auditStory } from './story-history.server.ts';

const inputSchema = z.strictObject({
  id: rowId,
  action: z.enum(['publish', 'unpublish']),
  /** ISO 8601 with its offset. */
  dueAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
});

export type ScheduleStoryInput = z.input<typeof inputSchema>;

/**
 * Schedules a story to be published (with its draft at that time) or unpublished. Requires content.publish.
 * @throws {DomainError} not-found, invalid for a folder or a time in the past
 */
export async function scheduleStory(ctx: Ctx, input: ScheduleStoryInput): Promise<StorySchedule> {
  requireScope(ctx.actor, 'content.publish');
  const { id: storyId, action, dueAt } = parseInput(inputSchema, input);
  if (dueAt.getTime() <= ctx.clock.now().epochMilliseconds) throw inThePast();
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const story = await lockStory(inner, storyId);
    if (action === 'unpublish') requireNotNeeded([story.fullSlug]);
    if (story.isFolder) throw new DomainError('invalid', why('content.folder-not-published'));
    const createdAt = new Date(ctx.clock.now().epochMilliseconds);
    const [row] = await tx
      .insert(contentSchedules)
      .values({ storyId, action, dueAt, authorName: actorName(ctx.actor), createdAt })
      .returning();
    if (!row) throw notFound();
    await auditStory(inner, { verb: 'schedule', story, detail: { action, dueAt } });
    return wireSchedule({ ...row, storyName: story.name });
  });
}

function inThePast(): DomainError {
  return refuseField('invalid', 'dueAt', why('content.time-past'));
}

/** Cancels a schedule. Requires content.publish. @throws {DomainError} not-found */
export async function cancelSchedule(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.publish');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const [row] = await tx
      .delete(contentSchedules)
      .where(and(eq(contentSchedules.id, id), isNull(contentSchedules.doneAt)))
      .returning();
    if (!row) throw notFound(why('content.schedule-over'));
    const story = await lockStory(inner, row.storyId);
    const { action, dueAt } = row;
    await auditStory(inner, { verb: 'cancel-schedule', story, detail: { action, dueAt } });
  });
}

/** Pending schedules, soonest first, and failed ones. Requires content.read. */
export async function listSchedules(
  ctx: Ctx,
  { storyId }: { storyId?: number } = {},
): Promise<StorySchedule[]> {
  requireScope(ctx.actor, 'content.read');
  const rows = await ctx.db
    .select({ schedule: contentSchedules, storyName: contentStories.name })
    .from(contentSchedules)
    .innerJoin(contentStories, eq(contentStories.id, contentSchedules.storyId))
    .where(
      and(
        storyId === undefined ? undefined : eq(contentSchedules.storyId, storyId),
        or(isNull(contentSchedules.doneAt), isNotNull(contentSchedules.failure)),
      ),
    )
    .orderBy(asc(contentSchedules.dueAt), asc(contentSchedules.id));
  return rows.map(({ schedule, storyName }) => wireSchedule({ ...schedule, storyName }));
}

type Row = typeof contentSchedules.$inferSelect & { storyName: string };

function wireSchedule({ createdAt: _, ...row }: Row): StorySchedule {
  return { ...row, dueAt: row.dueAt.toISOString(), doneAt: row.doneAt?.toISOString() ?? null };
}
