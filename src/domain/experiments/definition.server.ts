import type { contentExperiments } from '#src/db/schema/content.ts';
import type { ExperimentInput, Goal } from './experiment.ts';

export type ExperimentRow = typeof contentExperiments.$inferSelect;

/** What staff see: a draft, waiting for its start date, running, past its end date, or stopped by hand. */
export type ExperimentPhase = 'draft' | 'planned' | 'running' | 'expired' | 'stopped';

/** An experiment as the back office shows and changes it. */
export type Definition = ExperimentInput & {
  id: number;
  version: number;
  goal: Goal;
  standing: ExperimentPhase;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
};

export function definitionOf(
  row: ExperimentRow,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): Definition {
  const dayOf = (moment: Date, before = 0) =>
    moment
      .toTemporalInstant()
      .subtract({ milliseconds: before })
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  const { experimentId, name, displayName, ownerName, sections, weight, maxAgeSeconds } = row;
  return {
    ...{ experimentId, name, displayName, ownerName, sections, weight, maxAgeSeconds },
    id: row.id,
    version: row.version,
    eligibility: row.eligibility,
    // Only what passes the definition's schema is stored.
    goal: row.goal as Goal,
    variants: row.variants.map((variant) => ({
      name: variant.displayName,
      weight: variant.weight,
    })),
    startsOn: dayOf(row.startsAt),
    endsOn: dayOf(row.endsAt, 1),
    standing: experimentPhase(row, now.epochMilliseconds),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function experimentPhase(row: ExperimentRow, nowMs: number): ExperimentPhase {
  if (row.state !== 'running') return row.state;
  if (row.startsAt.getTime() > nowMs) return 'planned';
  return row.endsAt.getTime() > nowMs ? 'running' : 'expired';
}
