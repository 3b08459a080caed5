import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import demo from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import vehicles from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import type { Ctx } from '#src/domain/context.ts';
import { searchShelf } from '#src/domain/store/index.server.ts';
import type { ShelfRequest } from '#src/domain/store/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { plantWheels } from '#tests/factories/plant-wheels.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { compareTimes, timed } from './compare-times.ts';
import type { BenchResult } from './result.ts';

const lines = 400;
const variants = 100_000;
const mostTimes = 3;

const shelf: ShelfRequest = {
  category: 'wheels',
  chosen: {},
  maxPriceCents: null,
  words: '',
  sort: 'name',
  page: 1,
  perPage: 24,
  fit: null,
};
const wrangler = {
  vehicleId: 'jeep-wrangler-jl-4dr-2018',
  year: null,
  liftSku: 'farrowpeak-longarm-3.5x3.5',
  tire: '35x12.50',
  noWork: true,
};

/** A request to the shelf; `where`: the part of it that SQL alone can check. */
type Comparison = { name: string; request: ShelfRequest; where: string };

const comparisons: Comparison[] = [
  { name: 'the whole shelf', request: shelf, where: 'true' },
  {
    name: 'three facets',
    request: {
      ...shelf,
      chosen: { diameter: ['17', '18'], finish: ['bronze'], pattern: ['6x139.7'] },
    },
    where: `(v.record ->> 'diameterIn')::numeric in (17, 18) and v.record -> 'finishes' ? 'bronze'
      and v.bolt_patterns && array['6x139.7']`,
  },
  {
    name: '17 in that fit a Wrangler on 35s without work',
    request: { ...shelf, chosen: { diameter: ['17'] }, fit: wrangler },
    where: `(v.record ->> 'diameterIn')::numeric = 17 and v.bolt_patterns && array['5x127']
      and (v.record ->> 'offsetMm')::numeric between -44 and 12`,
  },
  {
    name: 'what fits it, under $800, dearest first',
    request: { ...shelf, sort: 'priceDown', maxPriceCents: 80_000, fit: wrangler },
    where: `v.price_cents <= 80000 and v.bolt_patterns && array['5x127']`,
  },
];

/** A page of lines and their cheapest variants, without facets, other counts or verdicts. */
function pageOf({ where, request }: Comparison): string {
  const order = request.sort === 'priceDown' ? 'm.high desc, l.name, l.id' : 'l.name, l.id';
  return `select l.record as line, v.record as sample, m.matching, m.low, m.high from (
      select line_id, count(*) as matching, min(price_cents) as low, max(price_cents) as high,
        (array_agg(v.sku order by price_cents, v.sku))[1] as sku
      from catalog_variants v where kind = 'wheel' and status = 'active' and ${where} group by line_id
    ) m join catalog_lines l on l.id = m.line_id and l.status = 'active'
    join catalog_variants v on v.sku = m.sku order by ${order} limit 24`;
}

/** Shelf pages over a hundred thousand wheels compared with plain SQL; on PostgreSQL if there is one. */
export async function measureStore(): Promise<BenchResult[]> {
  const { database, close } = await openEngine();
  try {
    await migrate(database);
    const ctx = createTestContext(database.db);
    await seedVehicles(ctx, vehicles);
    await seedCatalog(ctx, demo);
    await plantWheels(database, { lines, variants });
    const results = [await compareFirstPage(ctx, database)];
    for (const one of comparisons) results.push(await compare(one, { ctx, database }));
    return results;
  } finally {
    await close();
  }
}

async function compare(
  comparison: Comparison,
  { ctx, database }: { ctx: Ctx; database: Database },
): Promise<BenchResult> {
  const sql = pageOf(comparison);
  const { ours, reference } = await compareTimes(
    () => searchShelf(ctx, comparison.request),
    () => database.pool.query(sql),
  );
  const ratio = ours / reference;
  const text = `${comparison.name}, ${variants} wheels (${database.kind}): ${ours.toFixed(1)} ms, bare SQL ${reference.toFixed(1)} ms: ratio ${ratio.toFixed(2)} of at most ${mostTimes}`;
  return { text, ratio: mostTimes / ratio, goal: 1 };
}

const mostFirstTimes = 6;

/** After a change of the catalog one visitor waits until the shelf is rebuilt. */
async function compareFirstPage(ctx: Ctx, { pool }: Database): Promise<BenchResult> {
  const plain = await timed(() => pool.query('select * from catalog_variants'));
  const first = await timed(() => searchShelf(ctx, shelf));
  const ratio = first / plain;
  const text = `first page after a change: ${first.toFixed(0)} ms, reading all rows bare ${plain.toFixed(0)} ms: ratio ${ratio.toFixed(2)} of at most ${mostFirstTimes}`;
  return { text, ratio: mostFirstTimes / ratio, goal: 1 };
}

async function openEngine(): Promise<{ database: Database; close(): Promise<void> }> {
  const programs = findServerPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-bench-'));
  const server = programs ? await startPostgres(programs) : undefined;
  const dataDir = join(folder, 'database');
  const database = await openDatabase({ url: server?.url, dataDir, logger: quietLogger });
  return {
    database,
    async close() {
      await database.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
