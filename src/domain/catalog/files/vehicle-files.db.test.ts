import { parse } from 'csv-parse/sync';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedVehicles } from '#src/db/seeds/catalog.ts';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { importOwnFile } from '#src/domain/goods/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { exportGoods, getVehicle } from '../index.server.ts';
import { vehicleFactSource } from '../index.ts';

const database: Database = await openTestDatabase();
const ctx = createTestContext(database.db, { actor: { kind: 'system', reason: 'test' } });
afterAll(() => database.close());

beforeEach(async () => {
  await database.pool.query('truncate catalog_vehicles');
  await seedVehicles(ctx, records);
});

async function exported(): Promise<string> {
  return (await Array.fromAsync(exportGoods(ctx, 'vehicles'))).join('');
}

function imported(text: string) {
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  return importOwnFile(ctx, 'vehicles', { fileName: 'own.csv', bytes, dryRun: false });
}

/** A line of the exported file, of a record with a range of ratings and without a door label. */
const sampleId = 'chevrolet-colorado-2015';

function sampleIn(text: string) {
  const lines = text.split('\r\n');
  const at = lines.findIndex((line) => line.startsWith(`${sampleId},`));
  return { header: lines[0] ?? '', sample: lines[at] ?? '', line: at + 1 };
}

async function rowsThere() {
  const { rows } = await database.pool.query(
    'select id, make, model, year_from, year_to, record, added from catalog_vehicles order by id',
  );
  return rows;
}

test('every vehicle comes back from its file as it was, and a second time nothing changes', async () => {
  const before = await rowsThere();
  expect(before).toHaveLength(records.length);
  const text = await exported();
  await database.pool.query('truncate catalog_vehicles');
  expect(await imported(text)).toMatchObject({
    problems: [],
    added: records.length,
    isWritten: true,
  });
  expect(await rowsThere()).toEqual(before);
  expect(await imported(text)).toMatchObject({ changed: 0, unchanged: records.length });
});

test('a fact that somebody has measured comes with its own source', async () => {
  const { header, sample } = sampleIn(await exported());
  const known = '"{""gawrFrontLb"":{""source"":""Door label"",""confidence"":""high""}}"';
  // Without angles and door label; then with a range of ratings.
  expect(sample).toContain(',,,,2800..3300,');
  const given = sample
    .replace(',,,,2800..3300,', ',,3650,,2800..3300,')
    .replace(/,"[^"]*(?:""[^"]*)*"$/, `,${known}`);
  expect(await imported(`${header}\n${given}`)).toMatchObject({ problems: [], changed: 1 });
  const vehicle = await getVehicle(ctx, sampleId);
  expect(vehicle?.gawrFrontLb).toBe(3650);
  expect(vehicle && vehicleFactSource(vehicle, 'gawrFrontLb')).toEqual({
    source: 'Door label',
    confidence: 'high',
  });
});

test('a file of an earlier release, without the columns that came later, keeps what is known', async () => {
  const later = /^(?:front_spring|air_option|suspension_notes|gawr_\w+_range_lb|trims)$/;
  const [header = [], ...rows]: string[][] = parse(await exported(), { bom: true });
  const kept = (cells: string[]) => cells.filter((_, at) => !later.test(header[at] ?? ''));
  expect(kept(header)).toHaveLength(header.length - 6);
  const before = await rowsThere();
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join();
  const text = [header, ...rows].map((cells) => quoted(kept(cells))).join('\n');
  expect(await imported(text)).toMatchObject({ problems: [], unchanged: records.length });
  expect(await rowsThere()).toEqual(before);
});

test.each([
  ['2800..3300', '2800-3300', 'gawr_front_range_lb'],
  ['""rows""', '""row""', 'trims'],
  ['0/', 'x/', 'lift_tires'],
  ['crew-cab-pickup', 'limousine', 'body_style'],
  [',2015,', ',last year,', 'year_from'],
  [',2015,', ',2015.5,', 'year_from'],
  [',high,', ',sure,', 'confidence'],
])('what is wrong (%s → %s) is named with its line and column', async (was, is, column) => {
  const before = await rowsThere();
  const text = await exported();
  const { sample, line } = sampleIn(text);
  expect(sample).toContain(was);
  const { problems, isWritten } = await imported(text.replace(sample, sample.replace(was, is)));
  expect(problems).toMatchObject([{ line, column }]);
  expect(isWritten).toBe(false);
  expect(await rowsThere()).toEqual(before);
});
