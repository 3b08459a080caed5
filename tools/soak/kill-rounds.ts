import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#src/db/client.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';

export type KillReport = {
  kills: number;
  /** Rows that a killed process had acknowledged. */
  acknowledged: number;
  /** Acknowledged ids that are not in the database. */
  lost: number[];
  /** Sentences about indexes and tables that disagree. */
  damage: string[];
  slowestOpenMs: number;
};

export type KillOptions = {
  dataDir: string;
  rounds: number;
  /** Latest time of a kill after the first acknowledged row of a round. */
  maxDelayMs: number;
  onRound?(round: number, report: KillReport): void;
};

/** Kills a writing process again and again, and each time looks for what it had acknowledged. */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  const report: KillReport = { kills: 0, acknowledged: 0, lost: [], damage: [], slowestOpenMs: 0 };
  const acknowledged: number[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    const first = (acknowledged.at(-1) ?? 0) + 1_000;
    const delayMs = Math.random() * options.maxDelayMs;
    acknowledged.push(...(await writeUntilKilled(options.dataDir, { first, delayMs })));
    report.kills += 1;
    report.acknowledged = acknowledged.length;
    await inspect(options.dataDir, acknowledged, report);
    options.onRound?.(round, report);
  }
  return report;
}

async function writeUntilKilled(dataDir: string, options: { first: number; delayMs: number }) {
  const script = sourcePath('tools/soak/kill-writer.ts');
  const writer = spawn(process.execPath, [script, dataDir, String(options.first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'close');
  let output = '';
  writer.stdout.on('data', (text) => {
    output += text;
  });
  await once(writer.stdout, 'data');
  await wait(options.delayMs);
  writer.kill('SIGKILL');
  await ended;
  return output.trimEnd().split('\n').map(Number);
}

async function inspect(dataDir: string, acknowledged: number[], report: KillReport) {
  const started = performance.now();
  const database = await openDatabase({ dataDir, logger: quietLogger });
  report.slowestOpenMs = Math.max(report.slowestOpenMs, performance.now() - started);
  report.lost = await findLost(database, acknowledged);
  report.damage.push(...(await findDamage(database)));
  await database.close();
}

async function findLost(database: Database, acknowledged: number[]): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from killed');
  const present = new Set(rows.map((row) => Number(row.id)));
  return acknowledged.filter((id) => !present.has(id));
}

/** Counts the same rows through the table and through each index. */
async function findDamage(database: Database): Promise<string[]> {
  const counts = [
    await countRows(database, { seqscan: 'on', where: 'true' }),
    await countRows(database, { seqscan: 'off', where: 'id > 0' }),
    await countRows(database, { seqscan: 'off', where: `body @? '$.id'` }),
  ];
  return new Set(counts).size === 1
    ? []
    : [`table, key and GIN index hold ${counts.join(', ')} rows`];
}

async function countRows(database: Database, plan: { seqscan: 'on' | 'off'; where: string }) {
  await database.pool.query(`set enable_seqscan = ${plan.seqscan}`);
  const { rows } = await database.pool.query(
    `select count(*)::int as n from killed where ${plan.where}`,
  );
  return Number(rows[0].n);
}
