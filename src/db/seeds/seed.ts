import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { seedRuns } from '#src/db/schema/settings.ts';
import { announceContentVersion, readContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { importPictures, noPictures, type Pictures } from './pictures.ts';
import { type Scenario, type Step, steps } from './scenarios.ts';
import { openSeedFiles, type SeedFiles } from './seed-files.ts';

/** Any number that no other advisory lock uses. */
const seedLock = 4_120_421;

export type SeedOptions = {
  /** Called after each step with its duration in ms. */
  onStep(name: string, ms: number): void;
  files?: SeedFiles;
};

/**
 * Seeds a database that has not been seeded; returns false and changes nothing if it has. All rows are written in one
 * transaction: a shop is seeded completely or not at all, even if two processes start at once. Only pictures are
 * imported before that, because they take time and importing them twice is harmless.
 */
export async function seedIfEmpty(
  ctx: Ctx,
  scenario: Scenario,
  { onStep, files = openSeedFiles() }: SeedOptions,
): Promise<boolean> {
  if ((await ctx.db.select().from(seedRuns)).length > 0) return false;
  const timed = createTimer(onStep);
  const pictures =
    scenario === 'demo'
      ? await timed('Import the pictures', () => importPictures(ctx, files))
      : noPictures;
  const isMine = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    return (
      (await claim(inside, scenario)) &&
      runSteps(steps[scenario], { timed, inside, files, pictures })
    );
  });
  announceContentVersion(ctx.db, await readContentVersion(ctx.db));
  return isMine;
}

/** Whoever has the lock first seeds; a second process waits here and then finds it done. */
async function claim(ctx: Ctx, scenario: Scenario): Promise<boolean> {
  // Asked for again and again: waiting in one statement would end after its time limit, and the start with it.
  const ask = sql<boolean>`pg_try_advisory_xact_lock(${seedLock})`;
  while (!(await ctx.db.execute(sql`select ${ask} as mine`)).rows[0]?.mine) await wait(100);
  const claimed = await ctx.db
    .insert(seedRuns)
    .values({ scenario })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}

type Run = { timed: Timer; inside: Ctx; files: SeedFiles; pictures: Pictures };

async function runSteps(list: readonly Step[], { timed, inside, ...material }: Run): Promise<true> {
  for (const { name, run } of list) await timed(name, () => run(inside, material));
  return true;
}

type Timer = ReturnType<typeof createTimer>;

function createTimer(onStep: SeedOptions['onStep']) {
  return async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const from = performance.now();
    const result = await work();
    onStep(name, performance.now() - from);
    return result;
  };
}
