import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { contentExperiments } from '#src/db/schema/content.ts';
import type { Ctx } from '../context.ts';
import type { MoveMoment, Planned } from '../planned.ts';

/** Experiments that end after an instant, by their end. One that is running has its start behind it. */
export async function listPlannedExperiments({ db }: Ctx, since: Date): Promise<Planned[]> {
  const { endsAt, id, state } = contentExperiments;
  const rows = await db
    .select()
    .from(contentExperiments)
    .where(and(ne(state, 'stopped'), gt(endsAt, since)))
    .orderBy(asc(endsAt), asc(id));
  return rows.map((row) => ({
    kind: 'experiment',
    id: String(row.id),
    recordId: String(row.id),
    name: row.displayName,
    detail: null,
    moments: [row.startsAt.getTime(), row.endsAt.getTime()],
    isOver: false,
  }));
}

/** Moves what `listPlannedExperiments` returned. */
export async function movePlannedExperiments(
  ctx: Ctx,
  { planned, moveOf }: { planned: readonly Planned[]; moveOf: MoveMoment },
): Promise<void> {
  for (const {
    id,
    moments: [starts = 0, ends = 0],
  } of planned) {
    await ctx.db
      .update(contentExperiments)
      .set({ startsAt: new Date(moveOf(starts)), endsAt: new Date(moveOf(ends)) })
      .where(eq(contentExperiments.id, Number(id)));
  }
}
