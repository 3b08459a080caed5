// node tools/soak/kill.ts [rounds]: the kill tests at full scale, on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../run-tool.ts';
import { killDuringCreation } from './kill-creation.ts';
import { type KillReport, runKillRounds } from './kill-rounds.ts';

await runTool(async () => {
  const rounds = Number(process.argv[2] ?? 30);
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-soak-'));
  try {
    await soak(join(folder, 'database'), rounds);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function soak(dataDir: string, rounds: number) {
  const creations = await killDuringCreation({ dataDir, rounds: Math.ceil(rounds / 3) });
  console.log(`${creations} kills while creating the database: opened every time`);
  const report = await runKillRounds({ dataDir, rounds, maxDelayMs: 1_500, onRound: print });
  if (report.lost.length + report.damage.length > 0) throw new Error('Rows were lost or damaged.');
}

function print(round: number, report: KillReport) {
  const { acknowledged, lost, damage, slowestOpenMs } = report;
  console.log(
    `kill ${round}: ${acknowledged} rows acknowledged, ${lost.length} lost, ${damage.length} damaged, slowest opening ${Math.round(slowestOpenMs)} ms`,
  );
}
