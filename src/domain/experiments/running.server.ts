import { and, gt, ne } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentExperiments } from '#src/db/schema/content.ts';
import type { Clock } from '../context.ts';
import type { DrawnExperiment } from './experiment.ts';

/** Other processes change experiments too: the table is read again after this long. */
const rereadMs = 1000;

type Plan = DrawnExperiment & { state: string; startsAt: Date; endsAt: Date };

export type RunningExperiments = {
  refresh(): Promise<void>;
  /** Those that visitors are drawn into at this moment. */
  current(): readonly DrawnExperiment[];
  /** One that runs or is being prepared, for who looks at it by a signed link. */
  find(experimentId: string): DrawnExperiment | undefined;
};

/** Who wants to know at once when this process has changed an experiment of a database. */
const listeners = new WeakMap<Db, () => Promise<void>>();

/** Keeps what runs at hand for callers that cannot wait: every request asks. */
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

  /** A failed reading leaves things as they were; the next one is due after the same pause. */
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

/** Tells this process of its own change. Call it after the commit, with the verb's `ctx.db`. */
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
