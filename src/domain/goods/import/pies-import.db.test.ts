import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { piesFile } from '#tests/factories/pies-file.ts';
import { zipFile } from '#tests/factories/resumes.ts';
import {
  getImport,
  getPart,
  mapImport,
  saveSupplier,
  startImport,
  undoBatch,
} from '../index.server.ts';

// Runs on both engines: staging and applying in SQL.

const { buyer, runJobs, send, apply } = await openImportShop();

const sample = readFileSync('tests/fixtures/feeds/pies-7.2.xml', 'utf8');
const part = () => getPart(buyer, { category: 'wheels', sku });

async function checked(file: string | Uint8Array, fileName = 'pies.xml') {
  const view = await send(file, fileName);
  return { id: view.id, view };
}

async function undo(id: string): Promise<void> {
  for (const batchId of (await getImport(buyer, id)).batchIds) await undoBatch(buyer, { batchId });
}

test('the sample is recognized, with its header and its price types as they usually are', async () => {
  const { view } = await checked(sample);
  expect(view).toMatchObject({
    state: 'checked',
    rowsRead: 3,
    guess: {
      format: 'pies',
      pies: { version: '7.2', isFull: true, brandCode: 'XPAR', effectiveOn: '2026-11-09' },
    },
    profile: { format: 'pies', sender: 'XPAR', priceFrom: 'msrp' },
  });
  expect(view.guess.pies?.brands).toEqual(['Basaltline', 'Granfell', 'Bramblecut']);
  expect(view.guess.columns.map(({ header, field }) => [header, field])).toEqual([
    ['RET', 'msrp'],
    ['RMP', 'map'],
    ['JBR', 'jobber'],
  ]);
});

test('the sample becomes a hidden wheel and a hidden tire of their lines, and the kit is told by its figures', async () => {
  const { id, view } = await checked(sample);
  expect(view.counts).toMatchObject({ added: 2, refused: 1, changed: 0, foreign: 0 });
  const [kit] = view.rows.filter(({ fate }) => fate === 'refused');
  expect(kit).toMatchObject({
    line: 97,
    sku: 'FL-6025-21',
    told: {
      reason: 'import.lift-kit',
      values: { front: 6, rear: 5, price: '2399.00', boxes: 2, weight: 238 },
    },
  });
  await expect(apply(id)).rejects.toMatchObject({ told: { reason: 'import.has-refused' } });
  await apply(id, true);
  expect(await getPart(buyer, { category: 'wheels', sku: 'CB17906350SB' })).toMatchObject({
    status: 'draft',
    lineId: 'basaltline-corbel',
    diameterIn: 17,
    widthIn: 9,
    offsetMm: 0,
    boltPatterns: ['6x135'],
    boreMm: 87.1,
    upc: '850000000017',
    priceCents: 25_900,
    costCents: null,
    mapCents: 23_900,
    provenance: {
      '*': { source: 'XPAR feed 2026-11-21', confidence: 'medium' },
      weightLb: { confidence: 'low' },
      lineId: { source: 'Line named in the description' },
    },
  });
  expect(await getPart(buyer, { category: 'tires', sku: 'SMAT2857017E' })).toMatchObject({
    status: 'draft',
    lineId: 'granfell-saltmarch-at',
    size: 'LT285/70R17',
    loadIndex: '121/118',
    priceCents: 28_900,
  });
  await undo(id);
  const gone = getPart(buyer, { category: 'wheels', sku: 'CB17906350SB' });
  await expect(gone).rejects.toMatchObject({ code: 'not-found' });
});

test('goods of a line that the shop does not have say which, and a chosen line is taken for its own kind', async () => {
  const { id, view } = await checked(sample.replaceAll('Corbel', 'Unheard'));
  expect(view.counts).toMatchObject({ refused: 2, added: 1 });
  const wheel = view.rows.find((row) => row.sku === 'CB17906350SB');
  expect(wheel).toMatchObject({
    line: 25,
    told: { reason: 'import.no-line', values: { line: expect.stringContaining('Basaltline') } },
  });
  await mapImport(buyer, { id, profile: view.profile, lineId: 'tinstead-fallow' });
  await runJobs();
  const { rows } = await getImport(buyer, id);
  const found = rows.find((row) => row.sku === 'CB17906350SB');
  expect(found).toMatchObject({ fate: 'added', after: { name: 'Fallow' } });
});

test('an update changes prices of what the shop has, ends what the maker ended, and is undone', async () => {
  const before = await part();
  const text = piesFile([
    { number: sku, prices: { RET: '301.00', RMP: '280.00' } },
    { number: 'unheard-of', prices: { RET: '1.00' } },
  ]);
  const { id, view } = await checked(text);
  const prices = { ...view.profile, mayChange: { ...view.profile.mayChange, goods: false } };
  await mapImport(buyer, { id, profile: prices, lineId: null });
  await runJobs();
  expect((await getImport(buyer, id)).counts).toMatchObject({ changed: 1, foreign: 1, refused: 0 });
  await apply(id);
  const now = { priceCents: 30_100, mapCents: 28_000, msrpCents: 30_100 };
  expect(await part()).toEqual({ ...before, ...now });
  await undo(id);
  expect(await part()).toEqual(before);

  const ended = await checked(
    piesFile([
      { number: sku, maintenance: 'D' },
      { number: 'unheard-of', maintenance: 'D' },
    ]),
  );
  // It is read as the one before was, with prices alone.
  expect(ended.view.counts).toMatchObject({ changed: 0, foreign: 1 });
  await mapImport(buyer, { id: ended.id, profile: view.profile, lineId: null });
  await runJobs();
  expect((await getImport(buyer, ended.id)).counts).toMatchObject({ changed: 1, foreign: 1 });
  await apply(ended.id);
  expect(await part()).toEqual({ ...before, status: 'discontinued' });
  await undo(ended.id);
  expect(await part()).toEqual(before);
});

test('the second file of a sender needs two presses: it is read as the first was', async () => {
  const first = await checked(
    piesFile([{ number: sku, prices: { RET: '310.00', USR: '305.00' } }]),
  );
  const { profile } = first.view;
  const columns = profile.columns.map((column) =>
    column.header === 'RET' ? { header: 'USR', field: 'msrp' as const } : column,
  );
  const mayChange = { ...profile.mayChange, goods: false };
  await mapImport(buyer, {
    id: first.id,
    profile: { ...profile, columns, mayChange },
    lineId: null,
  });
  await runJobs();
  await saveSupplier(buyer, { id: first.id, name: 'Tinstead direct' });
  const next = await checked(piesFile([{ number: sku, prices: { RET: '320.00', USR: '315.00' } }]));
  expect(next.view).toMatchObject({ profile: { name: 'Tinstead direct', mayChange } });
  await apply(next.id);
  expect(await part()).toMatchObject({ priceCents: 31_500 });
  const table = await checked(`SKU,MSRP\n${sku},320.00\n`, 'list.csv');
  expect(table.view.profile).toMatchObject({ format: 'table', name: '' });
});

test('a zipped file is the same, and one on a single line is told by the number of its items', async () => {
  const wheels = [{ number: sku, prices: { RET: '1.5x' } }, { number: sku }, { number: 'b#d' }];
  const text = piesFile(wheels, { newLine: '' });
  const { view } = await checked(zipFile([{ name: 'catalog.xml', data: text }]), 'catalog.zip');
  expect(view.profile.numbering).toBe('items');
  expect(view.rows.map(({ line, told }) => [line, told?.reason])).toEqual([
    [1, expect.stringMatching(/^cells\./)],
    [2, 'import.twice'],
    [3, 'import.number-form'],
  ]);
});

test.each([
  ['another version', sample.replace('7.2</PIESV', '8.0</PIESV'), 'pies.version'],
  ['a DOCTYPE', sample.replace('<PIES', '<!DOCTYPE PIES []><PIES'), 'xml.doctype'],
  ['another root', '<Catalog><Part/></Catalog>', 'pies.other-root'],
  ['applications', '<ACES version="4.2"><Header/></ACES>', 'import.aces'],
])('a file with %s is refused when it is sent, in words', async (_, text, reason) => {
  const bytes = new TextEncoder().encode(text);
  const sent = startImport(buyer, { fileName: 'x.xml', bytes });
  await expect(sent).rejects.toMatchObject({ code: 'invalid', told: { reason } });
});

test.each([
  ['its end cut off', sample.slice(0, -400), 'xml.broken'],
  ['another count in its trailer', sample.replace('Count>3<', 'Count>4<'), 'pies.count-differs'],
])('of a file with %s nothing can be applied', async (_, text, reason) => {
  const many = Array.from({ length: 600 }, (_, at) => ({ number: `n-${at}` }));
  const long = piesFile(many);
  const broken = reason === 'xml.broken' ? long.slice(0, -300) : long.replace('600<', '601<');
  for (const one of [text, broken]) {
    const bytes = new TextEncoder().encode(one);
    const outcome = await startImport(buyer, { fileName: 'x.xml', bytes }).catch(
      (error: { told: unknown }) => ({ id: '', told: error.told }),
    );
    if (outcome.id === '') {
      expect(outcome).toMatchObject({ told: { reason } });
      continue;
    }
    await runJobs();
    const view = await getImport(buyer, outcome.id);
    expect(view).toMatchObject({ state: 'failed', problem: { reason } });
    await expect(apply(outcome.id, true)).rejects.toMatchObject({ code: 'conflict' });
  }
});
