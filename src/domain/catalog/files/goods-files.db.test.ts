import { count } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import { seedCatalog } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import type { Ctx } from '#src/domain/context.ts';
import { importOwnFile } from '#src/domain/goods/index.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { exportGoods, listLiftKits, listWheels, type RowFate } from '../index.server.ts';
import type { GoodsKind } from '../index.ts';

/** Lines before their parts; vehicles have their own test. */
const kinds = ['lift-kits', 'wheel-lines', 'tire-lines', 'wheels', 'tires'] as const;

const database: Database = await openTestDatabase();
const ctx: Ctx = createTestContext(database.db, { actor: { kind: 'system', reason: 'test' } });
afterAll(() => database.close());

beforeEach(async () => {
  await database.pool.query('truncate catalog_lines cascade');
  await seedCatalog(ctx, file);
});

async function exported(kind: GoodsKind): Promise<string> {
  return (await Array.fromAsync(exportGoods(ctx, kind))).join('');
}

function imported(kind: GoodsKind, given: string | Uint8Array, { dryRun = false } = {}) {
  const fates: RowFate[] = [];
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  // In small chunks, as from a slow disk.
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
  };
  const onRow = (fate: RowFate) => void fates.push(fate);
  return importOwnFile(ctx, kind, { fileName: 'own.csv', bytes: pieces(), dryRun, onRow }).then(
    (result) => ({
      ...result,
      problems: result.problems.map(({ line, column, ...told }) => ({
        line,
        ...(column && { column }),
        message: refusalText(told, 'en'),
      })),
      fates,
    }),
  );
}

/** The wheels file with one cell of its first row replaced. */
async function wheelsWith(column: string, cell: string): Promise<string> {
  const [header = '', first = '', ...rest] = (await exported('wheels')).split('\r\n');
  const cells = first.replace('"conical seat, vehicle thread"', 'conical').split(',');
  cells[header.split(',').indexOf(column)] = cell;
  return [header, cells.join(','), ...rest].join('\r\n');
}

async function rowsThere() {
  const { rows: lines } = await database.pool.query(
    `select id, kind, brand, name, status, images, provenance, record from catalog_lines order by id`,
  );
  const { rows: variants } = await database.pool.query(
    `select sku, line_id, kind, status, price_cents, stock_on_hand, lead_time_days, bolt_patterns, images,
      provenance, record from catalog_variants order by sku`,
  );
  return { lines, variants };
}

test('what is exported and imported into an empty catalogue is the same catalogue', async () => {
  await database.pool.query(
    `update catalog_variants set stock_on_hand = 4, lead_time_days = 10, images = '{/f/1/a.jpg,/f/1/b.jpg}',
      provenance = '{"weightLb": {"source": "Scales, \\"ours\\"", "confidence": "high"}}' where sku like '%-p0'`,
  );
  await database.pool.query(
    `update catalog_variants set status = 'draft', record = record || '{"lug": "=1+1, \\"quoted\\"\\nand broken"}'
      where sku = 'basaltline-corbel-17x9-6x135-p0'`,
  );
  const before = await rowsThere();
  const files = new Map<GoodsKind, string>();
  for (const kind of kinds) files.set(kind, await exported(kind));
  await database.pool.query('truncate catalog_lines cascade');
  for (const kind of kinds) {
    expect(await imported(kind, files.get(kind) ?? '')).toMatchObject({
      problems: [],
      isWritten: true,
    });
  }
  expect(await rowsThere()).toEqual(before);
  for (const kind of kinds) {
    expect(await imported(kind, files.get(kind) ?? '')).toMatchObject({ added: 0, changed: 0 });
  }
});

test('the report says for each row whether it was added, changed or left', async () => {
  const [header, first = '', ...rest] = (await exported('wheels')).split('\r\n');
  const added = first.replace('basaltline-ashlar-bl', 'basaltline-ashlar-new');
  const changed = rest[0]?.replace(/,\d+\.\d\d,\d+,/, ',12.50,3,') ?? '';
  const given = [header, first, added, changed].join('\n');
  const result = await imported('wheels', given);
  expect(result).toMatchObject({ added: 1, changed: 1, unchanged: 1, isWritten: true });
  expect(result.fates.map(({ line, fate, columns }) => ({ line, fate, columns }))).toEqual([
    { line: 2, fate: 'unchanged', columns: [] },
    { line: 3, fate: 'added', columns: [] },
    { line: 4, fate: 'changed', columns: ['price_usd', 'stock'] },
  ]);
  const wheel = (await listWheels(ctx)).find(({ sku }) => sku === changed.split(',')[0]);
  expect(wheel).toMatchObject({ priceCents: 1_250, stock: { onHand: 3 } });
});

test('a dry run tells the same and writes nothing', async () => {
  const before = await rowsThere();
  const given = await wheelsWith('price_usd', '1.05');
  expect(await imported('wheels', given, { dryRun: true })).toMatchObject({
    changed: 1,
    unchanged: 233,
    isWritten: false,
  });
  expect(await rowsThere()).toEqual(before);
});

test.each([
  ['price_usd', '=1+1', /no price/],
  ['price_usd', '12.345', /no price/],
  ['lug', '=cmd|/C calc', /is a formula/],
  ['lug', '@SUM(A1)', /is a formula/],
  ['sku', '-x', /is a formula/],
  ['sku', '', /is empty/],
  ['width_in', '+9', /not a number/],
  ['width_in', '0', /too small|>0|greater/i],
  ['status', 'sold', /active/],
  ['line', 'nobody', /no line "nobody"/],
  ['line', 'granfell-saltmarch-at', /no line/],
  ['bolt_patterns', '', /small|>=1|at least/i],
  ['sources', 'price list', /JSON/],
])(
  'a wrong cell in %s (%s) is named with its line, and nothing is written',
  async (column, cell, message) => {
    const before = await rowsThere();
    const given = (await wheelsWith(column, cell)).replace(/,\d+\.\d\d,,,20,/, ',1.00,,,20,');
    const { problems, isWritten } = await imported('wheels', given);
    expect(problems).toEqual([{ line: 2, column, message: expect.stringMatching(message) }]);
    expect(isWritten).toBe(false);
    expect(await rowsThere()).toEqual(before);
  },
);

test('unknown and missing columns are all named', async () => {
  const given = (await exported('wheels')).replace('price_usd', 'colour').replace('lug', 'sku');
  expect((await imported('wheels', given)).problems).toMatchObject([
    { line: 1, column: 'colour', message: expect.stringContaining('is no column') },
    { line: 1, column: 'price_usd', message: expect.stringContaining('missing') },
    { line: 1, column: 'lug', message: expect.stringContaining('missing') },
    { line: 1, column: 'sku', message: expect.stringContaining('twice') },
  ]);
});

test('what makers of kits say beside comes and goes; a file without those columns leaves it', async () => {
  const empty = await exported('lift-kits');
  const names = empty.split('\r\n')[0]?.split(',') ?? [];
  const known = { excludes: 'air ride|MagneRide', max_tire_in: '35', cutting: 'drill', boxes: '3' };
  const beside = names.slice(names.indexOf('net_lift_basis'), names.indexOf('images'));
  const cells = beside.map((name) => Object.entries(known).find(([key]) => key === name)?.[1]);
  const none = `,${beside.map(() => '').join(',')},`;
  const filled = empty.replace(none, `,${cells.join(',')},`);
  const { fates, problems } = await imported('lift-kits', filled);
  expect(problems).toEqual([]);
  expect(fates.filter(({ fate }) => fate === 'changed')).toMatchObject([
    { line: 2, columns: Object.keys(known) },
  ]);
  const details = {
    excludes: ['air ride', 'MagneRide'],
    maxTireIn: 35,
    cutting: 'drill',
    boxes: 3,
  };
  expect((await listLiftKits(ctx))[0]).toMatchObject({ details });

  const without = empty.replace(`,${beside.join(',')},`, ',').replaceAll(none, ',');
  expect(await imported('lift-kits', without)).toMatchObject({ problems: [], unchanged: 14 });
  expect((await listLiftKits(ctx))[0]).toMatchObject({ details });

  const wrong = await imported('lift-kits', filled.replace(',drill,', ',saw,'));
  expect(wrong.problems).toMatchObject([{ line: 2, column: 'cutting' }]);
});

test('a duplicate stock number is reported with both line numbers, even far apart', async () => {
  const text = (await exported('tires')).trimEnd();
  const lines = text.split('\r\n');
  const many = Array.from({ length: 600 }, (_, n) => lines[1]?.replace(/^[^,]+/, `new-${n}`));
  const given = [...lines, ...many, lines[2]].join('\n');
  const { problems, isWritten } = await imported('tires', given);
  expect(problems).toEqual([
    { line: 859, message: expect.stringContaining('stands in line 3 already') },
  ]);
  expect(isWritten).toBe(false);
});

test('a stock number of other goods is refused', async () => {
  const tire = (await exported('tires')).split('\r\n')[1]?.split(',')[0] ?? '';
  const { problems } = await imported('wheels', await wheelsWith('sku', tire));
  expect(problems).toEqual([{ line: 2, message: expect.stringContaining('other goods') }]);
});

test.each([
  ['a quote without its end', (text: string) => text.replace('vehicle thread', '"thread'), /quote/],
  ['an empty file', () => '', /empty/],
  ['a row that is too short', (text: string) => `${text}short,row\r\n`, /2 cells/],
])('%s is named with its line', async (_, breakIt, message) => {
  const { problems, isWritten } = await imported('wheels', breakIt(await exported('wheels')));
  expect(problems[0]?.message).toMatch(message);
  expect(problems[0]?.line).toBeGreaterThan(0);
  expect(isWritten).toBe(false);
});

test('a file that is not UTF-8 is refused at its line; a mark of order before UTF-8 is not', async () => {
  const text = await exported('wheels');
  const [header = '', first = ''] = text.split('\r\n');
  const latin = Buffer.from(`${header}\n${first.replace('conical', 'cónico')}\n`, 'latin1');
  expect((await imported('wheels', latin)).problems).toEqual([
    { line: 2, message: expect.stringContaining('UTF-8') },
  ]);
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect((await imported('wheels', utf16)).problems).toEqual([
    { line: 1, message: expect.stringContaining('UTF-16') },
  ]);
  expect(await imported('wheels', `\uFEFF${text}`)).toMatchObject({ unchanged: 234 });
});

test('lines of quotes that run over several lines keep later rows at their place', async () => {
  const [header, first, second = ''] = (await exported('wheels')).split('\r\n');
  const broken = second.replace(/,\d+\.\d\d,/, ',x,');
  const given = [header, first?.replace('vehicle thread', 'any\r\nthread'), '', broken].join(
    '\r\n',
  );
  expect((await imported('wheels', given)).problems).toMatchObject([
    { line: 5, column: 'price_usd' },
  ]);
});

test('a line that gets another name gives it to its parts', async () => {
  const given = (await exported('wheel-lines')).replace(',Corbel,', ',Corbel II,');
  expect(await imported('wheel-lines', given)).toMatchObject({ changed: 1, unchanged: 7 });
  const named = (await listWheels(ctx)).filter(({ name }) => name === 'Corbel II');
  expect(named).toHaveLength(83);
  expect((await imported('wheels', await exported('wheels'))).unchanged).toBe(234);
});

test('a visitor neither reads nor writes files', async () => {
  const visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await expect(exportGoods(visitor, 'wheels').next()).rejects.toThrow();
  const bytes = (async function* () {})();
  await expect(
    importOwnFile(visitor, 'wheels', { fileName: 'own.csv', bytes, dryRun: false }),
  ).rejects.toThrow();
  const [row] = await database.db.select({ rows: count() }).from(catalogVariants);
  expect(row?.rows).toBe(491);
  expect(await database.db.$count(catalogLines)).toBe(30);
});
