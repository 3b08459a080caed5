import type { SoakOptions } from './soak.ts';
import { runStopRound } from './stop-rounds.ts';

/** Stops the built server under load again and again: no accepted request may fail. */
export async function soakStops({ folder, rounds }: SoakOptions): Promise<void> {
  let faults = 0;
  for (let round = 1; round <= rounds; round += 1) {
    // The first round creates the database; the signal comes at another time in each round.
    const loadMs = 500 + Math.random() * 2_500;
    const stop = await runStopRound({ dataDir: folder, readers: 12, writers: 6, loadMs });
    const { answered, failures, postsUnderWay, thanked, stored, exitCode, stopMs } = stop;
    console.log(
      `  stop ${round}: ${answered} answered, ${failures.length} failed, ${postsUnderWay} forms under way, ${thanked} thanked, ${stored} stored, code ${exitCode} after ${(stopMs / 1000).toFixed(1)} s`,
    );
    for (const failure of failures) console.log(`    ${failure}`);
    if (failures.length > 0 || exitCode !== 0 || stored !== thanked) faults += 1;
  }
  if (faults > 0) throw new Error(`${faults} of ${rounds} stops were not clean.`);
}
