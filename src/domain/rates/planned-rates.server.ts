import { asc, eq, gt } from 'drizzle-orm';
import { rateSets } from '#src/db/schema/rates.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { MoveMoment, Planned } from '#src/domain/planned.ts';

/** Sets of rates that start after an instant, soonest first. */
export async function listPlannedRates({ db }: Ctx, since: Date): Promise<Planned[]> {
  const { id, validFrom } = rateSets;
  const rows = await db
    .select()
    .from(rateSets)
    .where(gt(validFrom, since))
    .orderBy(asc(validFrom), asc(id));
  return rows.map((row) => ({
    kind: 'rates',
    id: String(row.id),
    recordId: String(row.id),
    name: '',
    detail: null,
    moments: [row.validFrom.getTime()],
    isOver: false,
  }));
}

/** Moves what `listPlannedRates` returned. */
export async function movePlannedRates(
  { db }: Ctx,
  { planned, moveOf }: { planned: readonly Planned[]; moveOf: MoveMoment },
): Promise<void> {
  for (const { id, moments } of planned) {
    await db
      .update(rateSets)
      .set({ validFrom: new Date(moveOf(moments[0] ?? 0)) })
      .where(eq(rateSets.id, Number(id)));
  }
}
