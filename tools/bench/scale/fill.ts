import type pg from 'pg';
import { type Database, openDatabase } from '#src/db/client.ts';
import { closeVisitDays } from '#src/domain/analytics/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { sendBuild } from '#tests/factories/inquiries.ts';
import { plantWheels } from '#tests/factories/plant-wheels.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { type Filling, fillLeads } from './fill-leads.ts';
import { fillCalendar, fillContent, fillVisits } from './fill-rest.ts';
import type { Scale } from './sizes.ts';

/** Fills the database of a demo shop as a chain fills it in three years, unless it was filled before. */
export async function fillShop(url: string, scale: Scale): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', logger: quietLogger });
  try {
    if (await isFilled(database)) return;
    const snapshot = await snapshotOfBuild(database);
    const client = await database.pool.connect();
    try {
      await fillTables(client, { scale, snapshot });
    } finally {
      client.release(true);
    }
    await plantWheels(database, { lines: 400, variants: scale.goods });
    // As a job does every day.
    await closeVisitDays(createTestContext(database.db));
  } finally {
    await database.close();
  }
}

async function isFilled({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query('select from leads limit 1');
  return rows.length > 0;
}

/** A build that was really sent, so that each page can show the copies of its snapshot. */
async function snapshotOfBuild({ db, pool }: Database): Promise<unknown> {
  const ctx = createTestContext(db, { jobs: { enqueue: async () => undefined } });
  await sendBuild(ctx, { name: 'Dana Whitfield', contact: 'dana@mail.example' });
  const { rows } = await pool.query<{ snapshot: unknown }>('select snapshot from leads');
  return rows[0]?.snapshot;
}

type Filled = { scale: Scale; snapshot: unknown };

/** Without triggers and foreign keys, which would cost most of the time; what triggers count is counted at the end. */
async function fillTables(client: pg.ClientBase, { scale, snapshot }: Filled): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query('set statement_timeout = 0');
  const fillings: Filling[] = [
    ...fillLeads(scale),
    ...fillCalendar(scale),
    ...fillContent(scale),
    ...fillVisits(scale),
  ];
  for (const { what, sql, withSnapshot } of fillings) {
    const from = performance.now();
    const values = withSnapshot ? [JSON.stringify(snapshot)] : [];
    const { rowCount } = await client.query({ text: sql, values, ...patient });
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`  ${what}: ${rowCount} rows, ${seconds} s`);
  }
  await client.query({
    text: 'insert into inquiries select * from inquiry_rows on conflict do nothing',
    ...patient,
  });
  await client.query('update fact_versions set version = gen_random_uuid()');
}

/** A statement may take as long as it needs. */
const patient = { query_timeout: 3_600_000 };
