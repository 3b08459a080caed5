import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { MoveMoment, Planned } from '#src/domain/planned.ts';

/** Publications and their ends that are scheduled after an instant, soonest first. */
export async function listPlannedPublications(ctx: Ctx, since: Date): Promise<Planned[]> {
  const { id, action, dueAt, doneAt, storyId } = contentSchedules;
  const rows = await ctx.db
    .select({ id, action, dueAt, storyId, name: contentStories.name })
    .from(contentSchedules)
    .innerJoin(contentStories, eq(contentStories.id, storyId))
    .where(and(isNull(doneAt), gt(dueAt, since)))
    .orderBy(asc(dueAt), asc(id));
  return rows.map((row) => ({
    kind: row.action,
    id: String(row.id),
    recordId: String(row.storyId),
    name: row.name,
    detail: null,
    moments: [row.dueAt.getTime()],
    isOver: false,
  }));
}

/** Moves what `listPlannedPublications` returned. */
export async function movePlannedPublications(
  ctx: Ctx,
  { planned, moveOf }: { planned: readonly Planned[]; moveOf: MoveMoment },
): Promise<void> {
  for (const { id, moments } of planned) {
    await ctx.db
      .update(contentSchedules)
      .set({ dueAt: new Date(moveOf(moments[0] ?? 0)) })
      .where(eq(contentSchedules.id, Number(id)));
  }
}
