import { and, eq } from 'drizzle-orm';
import { contentExperiments } from '#src/db/schema/content.ts';
import { experimentGoals, experimentUnits } from '#src/db/schema/visits.ts';
import { countedVisit, hashVisitor } from '#src/domain/analytics/index.server.ts';
import type { Assigned } from '#src/domain/analytics-visit.ts';
import type { Ctx } from '../context.ts';
import { expValue, variantsOf } from './exp-value.ts';
import type { Goal } from './experiment.ts';

/** Purpose of the key for an experiment's visitors; the key is deleted when the experiment ends. */
export function saltPurpose(experimentId: string): string {
  return `experiment ${experimentId}`;
}

type Unit = { assigned: Assigned; unit: string };

/** Null for a visit that does not count, is in no experiment, or in one that has ended. */
async function unitOf(ctx: Ctx): Promise<Unit | null> {
  const visit = countedVisit(ctx);
  const assigned = visit?.experiment;
  if (!visit || !assigned) return null;
  const { experimentId } = assigned;
  const [row] = await ctx.db
    .select({ endsAt: contentExperiments.endsAt })
    .from(contentExperiments)
    .where(eq(contentExperiments.experimentId, experimentId));
  if (!row) return null;
  const expiresAt = row.endsAt.toTemporalInstant();
  const unit = await hashVisitor(ctx, visit, { purpose: saltPurpose(experimentId), expiresAt });
  return { assigned, unit };
}

/**
 * Counts that a visitor has seen a variant; only the first time counts. `shown` is what their page reports: if it
 * names another experiment or another variant than theirs, nothing is counted.
 */
export async function countExposure(ctx: Ctx, shown: string): Promise<void> {
  const assigned = ctx.visit?.experiment;
  if (!assigned || expValue(assigned) !== shown) return;
  const found = await unitOf(ctx);
  if (found) await insertUnit(ctx, found, { isTest: false });
}

/** Staff looking at a variant are excluded from its experiment from then on. */
export async function leaveCount(ctx: Ctx): Promise<void> {
  const found = await unitOf(ctx);
  if (found) await insertUnit(ctx, found, { isTest: true });
}

async function insertUnit(
  { db, clock }: Ctx,
  { assigned, unit }: Unit,
  { isTest }: { isTest: boolean },
): Promise<void> {
  const insert = db.insert(experimentUnits).values({
    experimentId: assigned.experimentId,
    unit,
    variants: variantsOf(assigned.indexes),
    isTest,
    exposedAt: new Date(clock.now().epochMilliseconds),
  });
  const { experimentId, unit: unitColumn } = experimentUnits;
  await (isTest
    ? insert.onConflictDoUpdate({ target: [experimentId, unitColumn], set: { isTest } })
    : insert.onConflictDoNothing());
}

/** Counts a goal once for a visitor who has seen the experiment before. */
export async function countGoal(
  ctx: Ctx,
  { goal, valueCents = null }: { goal: Goal; valueCents?: number | null },
): Promise<void> {
  const found = await unitOf(ctx);
  if (!found) return;
  const { unit, assigned } = found;
  const { experimentId } = assigned;
  const [exposed] = await ctx.db
    .select({ unit: experimentUnits.unit })
    .from(experimentUnits)
    .where(and(eq(experimentUnits.experimentId, experimentId), eq(experimentUnits.unit, unit)));
  if (!exposed) return;
  const reachedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .insert(experimentGoals)
    .values({ experimentId, unit, goal, valueCents, reachedAt })
    .onConflictDoNothing();
}
