import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { contentSchedules } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { lockStory } from './locked-story.server.ts';
import { putPublications } from './publish-stories.server.ts';
import { removePublication } from './unpublish-story.server.ts';

type Schedule = typeof contentSchedules.$inferSelect;

/**
 * Executes due schedules, each in its own transaction; returns how many. Several processes can run it at once: none
 * takes a row that another has locked. A failed schedule is marked with the reason.
 */
export async function runDueSchedules(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  let done = 0;
  while (await runNext(ctx)) done += 1;
  return done;
}

async function runNext(ctx: Ctx): Promise<boolean> {
  const result = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const schedule = await takeDue(inner);
    if (!schedule) return null;
    const failure = await attempt(inner, schedule);
    await tx
      .update(contentSchedules)
      .set({ doneAt: new Date(ctx.clock.now().epochMilliseconds), failure })
      .where(eq(contentSchedules.id, schedule.id));
    return { version: failure === null ? await bumpContentVersion(inner) : null };
  });
  if (result?.version) announceContentVersion(ctx.db, result.version);
  return result !== null;
}

async function takeDue(ctx: Ctx): Promise<Schedule | undefined> {
  const { doneAt, dueAt, id } = contentSchedules;
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const [schedule] = await ctx.db
    .select()
    .from(contentSchedules)
    .where(and(isNull(doneAt), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  return schedule;
}

/** In a savepoint, so that a refused change is undone completely. Returns why it failed. */
async function attempt(ctx: Ctx, schedule: Schedule): Promise<string | null> {
  try {
    await ctx.db.transaction((tx) => carryOut({ ...ctx, db: tx }, schedule));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

async function carryOut(ctx: Ctx, { storyId, action, authorName }: Schedule): Promise<void> {
  const story = await lockStory(ctx, storyId);
  if (action === 'publish') await putPublications(ctx, { ids: [storyId], author: authorName });
  else await removePublication(ctx, story);
  const subject = { kind: 'story', id: storyId, name: story.name };
  const detail = { scheduledBy: authorName };
  await recordAudit(ctx, { action: `content.${action}`, subject, detail });
}
