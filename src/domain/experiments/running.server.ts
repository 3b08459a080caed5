import { and, gt, ne } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentExperiments } from '#src/db/schema/content.ts';
import type { Clock } from '../context.ts';
import type { DrawnExperiment } from './experiment.ts';

/** Other processes change experiments too, so the table is reread after this long. */
const rereadMs = 1000;

type Plan = DrawnExperiment & { state: string; startsAt: Date; endsAt: Date };

export type RunningExperiments = {
  refresh(): Promise<void>;
  /** Those that visitors are being drawn into now. */
  current(): readonly DrawnExperiment[];
  /** One that is running or being prepared, for somebody with a signed link. */
  find(experimentId: string): DrawnExperiment | undefined;
};

/** Listeners that are called at once when this process has changed an experiment. */
const listeners = new WeakMap<Db, () => Promise<void>>();

/** Keeps the running experiments in memory for callers that cannot wait, which is every request. */
export function createRunningExperiments({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): RunningExperiments {
  let plans: readonly Plan[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const nowMs = () => clock.now().epochMilliseconds;

  async function refresh(): Promise<void> {
    readAt = nowMs();
    plans = await readPlans(db, new Date(readAt));
  }

  /** A failed read changes nothing; the next one follows after the same pause. */
  function known(): readonly Plan[] {
    if (nowMs() - readAt >= rereadMs) void refresh().catch(() => undefined);
    return plans;
  }

  listeners.set(db, refresh);
  return {
    refresh,
    current: () => known().filter((plan) => runsAt(plan, nowMs())),
    find: (experimentId) => known().find((plan) => plan.experimentId === experimentId),
  };
}

/** Announces a change within this process. Call it after the commit, with the `ctx.db` of the caller. */
export async function announceExperiments(db: Db): Promise<void> {
  await listeners.get(db)?.();
}

function readPlans(db: Db, now: Date): Promise<Plan[]> {
  const { state, endsAt } = contentExperiments;
  return db
    .select()
    .from(contentExperiments)
    .where(and(ne(state, 'stopped'), gt(endsAt, now)));
}

/** Whether visitors are drawn into it. */
export function runsAt(
  { state, startsAt, endsAt }: Pick<Plan, 'state' | 'startsAt' | 'endsAt'>,
  nowMs: number,
): boolean {
  return state === 'running' && startsAt.getTime() <= nowMs && nowMs < endsAt.getTime();
}
