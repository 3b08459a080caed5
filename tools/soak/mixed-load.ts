import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#src/db/client.ts';
import { logSize } from '#src/db/embedded/log-size.ts';

export type LoadReport = {
  transactions: number;
  /** Highest size of pg_wal, in MB. */
  walPeakMb: number;
  /** Size of pg_wal at the end, after a checkpoint, in MB. */
  walEndMb: number;
  /** Resident memory of the process in MB, once per sample. */
  memoryMb: number[];
};

export type LoadOptions = {
  dataDir: string;
  seconds: number;
  sampleMs: number;
  onSample?(report: LoadReport): void;
};

const KEPT_ROWS = 2_000;

/** Inserts, rewrites, reads, errors and rollbacks as fast as the only session allows. */
export async function runMixedLoad(database: Database, options: LoadOptions): Promise<LoadReport> {
  const report: LoadReport = { transactions: 0, walPeakMb: 0, walEndMb: 0, memoryMb: [] };
  await database.db.execute('create table loaded (id int primary key, body jsonb not null)');
  const sampler = setInterval(() => sample(options, report), options.sampleMs);
  const end = performance.now() + options.seconds * 1_000;
  while (performance.now() < end) {
    await runOne(database.db, report.transactions);
    report.transactions += 1;
  }
  clearInterval(sampler);
  sample(options, report);
  await database.pool.query('checkpoint');
  report.walEndMb = toMb(logSize(options.dataDir));
  return report;
}

async function runOne(db: Db, turn: number) {
  const id = turn % KEPT_ROWS;
  const body = JSON.stringify({ turn, noise: randomBytes(12_000).toString('base64') });
  switch (turn % 10) {
    case 7:
      return fail(db, id);
    case 8:
      return db.execute(
        sql`select body->>'turn' from loaded where id < ${id} order by id limit 20`,
      );
    case 9:
      return db.execute(sql`delete from loaded where id = ${id - 5}`);
    default:
      return db.execute(
        sql`insert into loaded values (${id}, ${body}) on conflict (id) do update set body = excluded.body`,
      );
  }
}

/** A transaction that ends with an error must affect nothing but itself. */
async function fail(db: Db, id: number) {
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`update loaded set body = '{}' where id = ${id}`);
    await tx.execute(sql`select 1 / 0`);
  });
  await failing.catch(() => undefined);
}

function sample(options: LoadOptions, report: LoadReport) {
  report.walPeakMb = Math.max(report.walPeakMb, toMb(logSize(options.dataDir)));
  report.memoryMb.push(toMb(process.memoryUsage.rss()));
  options.onSample?.(report);
}

function toMb(bytes: number): number {
  return Math.round(bytes / 1024 ** 2);
}
