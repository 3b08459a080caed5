import { sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Logger } from '#src/domain/context.ts';
import type { DatabaseState } from '#src/http/database-down/database-state.ts';
import { isNoSpace } from '#src/lib/no-space.ts';

export type WatchOptions = {
  /** A query that any database answers at once. */
  ping(): Promise<unknown>;
  /**
   * Whether no answer means that the database is down. The embedded one has a single session, which may just be busy.
   */
  countsSilence: boolean;
  logger: Logger;
  patienceMs?: number;
  everyMs?: number;
};

export type DatabaseWatch = DatabaseState & {
  /** Starts asking; returns a function that stops it. */
  start(): () => void;
};

export function watchDatabase(database: Database, logger: Logger): DatabaseWatch {
  return createDatabaseWatch({
    ping: () => database.db.execute(sql`select 1`),
    countsSilence: database.kind === 'postgres',
    logger,
  });
}

/** `full`: the database answers that its disk is full, which forms and pages report themselves. */
type Answer = 'ready' | 'full' | 'none';

/** Notices within seconds that the database is down, and that it is back. */
export function createDatabaseWatch({
  ping,
  countsSilence,
  logger,
  patienceMs = 1_500,
  everyMs = 1_000,
}: WatchOptions): DatabaseWatch {
  let isAway = false;
  const waiting = new Set<() => void>();
  let pending: Promise<Answer> | null = null;

  function tell(answers: boolean): void {
    if (isAway === !answers) return;
    isAway = !answers;
    if (isAway) {
      logger.error({}, 'the database does not answer: pages come as they were kept');
      const all = [...waiting];
      waiting.clear();
      for (const callback of all) callback();
    } else {
      logger.info({}, 'the database answers again');
    }
  }

  /** One query at a time; other callers wait for the same answer. A late answer counts as none. */
  function ask(): Promise<Answer> {
    const fromMs = performance.now();
    const isLate = () => countsSilence && performance.now() - fromMs > patienceMs;
    pending ??= ping()
      .then(
        () => (isLate() ? 'none' : 'ready'),
        (error: unknown): Answer => (isNoSpace(error) ? 'full' : 'none'),
      )
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  async function check(): Promise<boolean> {
    const late = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => late.resolve('none'), patienceMs);
    const answer = await Promise.race([ask(), late.promise]);
    clearTimeout(timer);
    if (answer !== 'none' || countsSilence || pending === null) tell(answer !== 'none');
    return answer === 'ready';
  }

  return {
    isAway: () => isAway,
    onAway(given) {
      // The same function may wait twice.
      const callback = () => given();
      waiting.add(callback);
      return () => void waiting.delete(callback);
    },
    check,
    start: () => repeat(check, everyMs),
  };
}

/** Repeats the work with this pause after each run; returns a function that stops it. */
function repeat(act: () => Promise<unknown>, everyMs: number): () => void {
  const state = { isOver: false };
  const turn = async () => {
    await act();
    if (!state.isOver) timer = setTimeout(turn, everyMs).unref();
  };
  let timer = setTimeout(turn, everyMs).unref();
  return () => {
    state.isOver = true;
    clearTimeout(timer);
  };
}
