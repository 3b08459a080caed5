import { join } from 'node:path';
import { killDuringCreation } from './kill-creation.ts';
import { type KillReport, runKillRounds } from './kill-rounds.ts';
import type { SoakOptions } from './soak.ts';

/** Kills processes that create and write the embedded database: nothing acknowledged may be lost. */
export async function soakKills({ folder, rounds }: SoakOptions): Promise<void> {
  const dataDir = join(folder, 'database');
  const creations = await killDuringCreation({ dataDir, rounds: Math.ceil(rounds / 3) });
  console.log(`  ${creations} kills while creating the database: opened every time`);
  const report = await runKillRounds({ dataDir, rounds, maxDelayMs: 1_500, onRound: print });
  if (report.lost.length + report.damage.length > 0) throw new Error('Rows were lost or damaged.');
}

function print(round: number, report: KillReport) {
  const { acknowledged, lost, damage, slowestOpenMs } = report;
  console.log(
    `  kill ${round}: ${acknowledged} rows acknowledged, ${lost.length} lost, ${damage.length} damaged, slowest opening ${Math.round(slowestOpenMs)} ms`,
  );
}
