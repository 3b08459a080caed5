import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import {
  applyImport,
  changeMany,
  checkImport,
  getImport,
  getPart,
  listBatches,
  listImports,
  listPartEvents,
  mapImport,
  previewMany,
  purgeImports,
  queueApply,
  saveSupplier,
  startImport,
  stopImport,
  undoBatch,
  undoImport,
} from '../index.server.ts';
import { usualQuery } from '../index.ts';

// Runs on both engines: staging, locks and upserts in SQL.

const { database, as, buyer, system, queued, runJobs, send, apply } = await openImportShop();

const tireSku = 'granfell-saltmarch-at-37x1250r20lt';
const fixture = (name: string) => readFileSync(join('tests/fixtures/feeds', name), 'utf8');

async function checked(text: string, fileName = 'file.csv') {
  const view = await send(text, fileName);
  return { id: view.id, view };
}

const part = () => getPart(buyer, { category: 'wheels', sku });

test('undoing a file gives back every figure that nobody has changed since', async () => {
  const before = await part();
  const first = await send(`Part Number,MSRP,MAP,Cost\n${sku},279.00,249.00,150.00\n`);
  await apply(first.id);
  const second = await send(`Part Number,MAP\n${sku},251.00\n`);
  await apply(second.id);
  expect(await part()).toMatchObject({ priceCents: 27_900, mapCents: 25_100, costCents: 15_000 });
  expect(await undoImport(buyer, first.id)).toEqual({ undone: 0, kept: 1 });
  expect(await part()).toEqual({ ...before, mapCents: 25_100 });
  expect(await listBatches(buyer, { category: 'wheels', most: 1 })).toMatchObject([
    { kind: 'undo', fileName: 'file.csv' },
  ]);
  expect(await getImport(buyer, first.id)).toMatchObject({
    state: 'undone',
    kept: { parts: 1, skus: [sku] },
  });
});

test('a price list changes prices alone, says what it would do, and is undone whole', async () => {
  const before = await part();
  const { id, view } = await checked(
    `Part No.;New Price;Cost\n${sku};"249,50";160\nnobody-has-this;10;5\n${tireSku};999;\n`,
  );
  expect(view).toMatchObject({
    state: 'checked',
    counts: { changed: 2, foreign: 1, added: 0, refused: 0, unchanged: 0 },
  });
  expect(await part()).toEqual(before);
  await apply(id);
  expect(await part()).toEqual({ ...before, priceCents: 24_950, costCents: 16_000 });
  const [wheels] = await listBatches(buyer, { category: 'wheels' });
  expect(wheels).toMatchObject({ kind: 'import', parts: 1, actorName: 'Priya' });
  for (const batchId of (await getImport(buyer, id)).batchIds) await undoBatch(buyer, { batchId });
  expect(await part()).toEqual(before);
  expect(await getImport(buyer, id)).toMatchObject({ batchIds: [], state: 'undone' });
  expect((await listImports(buyer)).map(({ state }) => state)).toEqual(['undone']);
});

test('the maker’s list price and the jobber price are kept beside the shop’s own, and go back with the file', async () => {
  const before = await part();
  const { id } = await checked(
    `Part Number,MSRP,MAP,Jobber Price,Cost\n${sku},279.00,,201.50,150\n`,
  );
  await apply(id);
  const after = await part();
  expect(after).toMatchObject({ msrpCents: 27_900, jobberCents: 20_150, costCents: 15_000 });
  expect(after.mapCents).toBe(before.mapCents);
  await undoImport(buyer, id);
  expect(await part()).toEqual(before);
});

test('what other shops pay is only told to those who buy', async () => {
  const { id } = await checked(`Part Number,Jobber Price\n${sku},201.50\n`);
  await apply(id);
  expect(await part()).toMatchObject({ jobberCents: 20_150 });
  const desk = as('front-desk');
  expect((await getPart(desk, { category: 'wheels', sku })).jobberCents).toBeNull();
  expect(JSON.stringify(await listPartEvents(desk, { category: 'wheels', sku }))).not.toContain(
    '20150',
  );
});

test('the same file once more changes nothing, and cannot be applied twice', async () => {
  const text = `SKU,MSRP,Qty\n${sku},251.00,>20\n`;
  const { stock } = await part();
  const first = await checked(text);
  await apply(first.id);
  // Twenty at the supplier are none on the shelf.
  const there = { onHand: stock.onHand, leadTimeDays: 2 };
  expect(await part()).toMatchObject({ priceCents: 25_100, stock: there });
  await expect(apply(first.id)).rejects.toMatchObject({ code: 'conflict' });
  const again = await checked(text);
  expect(again.view.counts).toMatchObject({ unchanged: 1, changed: 0 });
  await expect(apply(again.id)).rejects.toMatchObject({ told: { reason: 'import.nothing' } });
});

test('a distributor’s wheels become hidden parts of the line that is chosen for them', async () => {
  const feed = fixture('wheels-with-warehouses.csv').replaceAll('CORBEL', 'UNHEARD');
  const { id, view } = await checked(feed);
  expect(view.profile.kind).toBe('wheels');
  expect(view.rows.some(({ told }) => told?.reason === 'import.no-line')).toBe(true);
  await mapImport(buyer, { id, profile: view.profile, lineId: 'tinstead-fallow' });
  await runJobs();
  const { counts, rows } = await getImport(buyer, id);
  expect(counts.added).toBeGreaterThan(0);
  await apply(id, true);
  const made = rows.find(({ fate }) => fate === 'added');
  const found = await getPart(buyer, { category: 'wheels', sku: made?.sku ?? '' });
  expect(found).toMatchObject({ status: 'draft', brand: 'Tinstead', name: 'Fallow' });
  for (const batchId of (await getImport(buyer, id)).batchIds) await undoBatch(buyer, { batchId });
  const left = await database.db
    .select()
    .from(catalogVariants)
    .where(eq(catalogVariants.sku, found.sku));
  expect(left).toEqual([]);
});

test('a row that cannot be read is refused by line and column, and the others wait for a decision', async () => {
  const { id, view } = await checked(`SKU,MSRP\n${sku},a lot\n${tireSku},899.00\n${tireSku},1\n`);
  expect(view.counts).toMatchObject({ refused: 2, changed: 1 });
  const refused = view.rows.filter(({ fate }) => fate === 'refused');
  expect(refused.map(({ line }) => line)).toEqual([2, 4]);
  expect(refused[0]?.told).toMatchObject({ column: 'MSRP' });
  expect(refused[1]?.told).toMatchObject({ reason: 'import.twice', values: { line: 3 } });
  await expect(apply(id)).rejects.toMatchObject({ told: { reason: 'import.has-refused' } });
  const before = await part();
  await apply(id, true);
  expect(await part()).toEqual(before);
  expect((await getPart(buyer, { category: 'tires', sku: tireSku })).priceCents).toBe(89_900);
});

test('nothing is written if somebody has changed one of the parts since the check', async () => {
  const { id } = await checked(`SKU,MSRP\n${tireSku},950.00\n${sku},260.00\n`);
  const chosen = { filter: usualQuery('wheels'), skus: [sku] };
  const change = { what: 'price', step: { by: 'dollars', amount: 300, end: 'cent' } } as const;
  const { seen } = await previewMany(buyer, { chosen, change });
  await changeMany(buyer, { chosen, change, seen });
  const tire = await getPart(buyer, { category: 'tires', sku: tireSku });
  await apply(id);
  const view = await getImport(buyer, id);
  expect(view).toMatchObject({ state: 'checked', problem: { reason: 'import.shop-changed' } });
  expect(await getPart(buyer, { category: 'tires', sku: tireSku })).toEqual(tire);
});

test('a supplier is known by its columns the second time, with what was chosen for it', async () => {
  const text = `Nummer,Preis\n${sku},270.00\n`;
  const { id, view } = await checked(text);
  const none = { ...view.profile, columns: [] };
  await expect(mapImport(buyer, { id, profile: none, lineId: null })).rejects.toMatchObject({
    told: { reason: 'import.no-number-column' },
  });
  const columns = [
    { header: 'Nummer', field: 'partNumber' as const },
    { header: 'Preis', field: 'msrp' as const },
  ];
  const mayChange = { goods: false, prices: true, stock: false, pictures: false };
  const profile = { ...view.profile, kind: 'prices' as const, columns, priceFrom: 'msrp' as const };
  await mapImport(buyer, { id, profile: { ...profile, mayChange }, lineId: null });
  await runJobs();
  await saveSupplier(buyer, { id, name: 'Felgenhaus' });
  const next = await checked(text);
  expect(next.view).toMatchObject({
    state: 'checked',
    profile: { name: 'Felgenhaus' },
    counts: { changed: 1 },
  });
  const twice = { ...profile, columns: [...columns, { header: 'X', field: 'msrp' as const }] };
  const mapping = mapImport(buyer, { id, profile: { ...twice, mayChange }, lineId: null });
  await expect(mapping).rejects.toMatchObject({ told: { reason: 'import.field-twice' } });
});

test('a check that was begun before the mapping changed writes nothing', async () => {
  const text = `SKU,Price\n${sku},280.00\n`;
  const { id } = await startImport(buyer, {
    fileName: 'a.csv',
    bytes: new TextEncoder().encode(text),
  });
  const old = queued.shift();
  const view = await getImport(buyer, id);
  await mapImport(buyer, { id, profile: { ...view.profile, priceFrom: null }, lineId: null });
  if (old?.name === 'check-import') await checkImport(buyer, old.data);
  expect(await getImport(buyer, id)).toMatchObject({ state: 'checking', rows: [] });
  await runJobs();
  expect(await getImport(buyer, id)).toMatchObject({ state: 'checked', counts: { unchanged: 1 } });
});

test('a job that failed for good lets somebody ask again, and what is done stays done', async () => {
  const { id } = await checked(`SKU,MSRP\n${sku},281.00\n`);
  await queueApply(buyer, { id, goodRowsOnly: false });
  const [job] = queued.splice(0);
  if (job?.name !== 'apply-import') throw new Error('nothing was queued');
  await stopImport(buyer, job.data);
  const stopped = { state: 'checked', problem: { reason: 'import.stopped' } };
  expect(await getImport(buyer, id)).toMatchObject(stopped);
  await applyImport(buyer, job.data);
  expect((await part()).priceCents).not.toBe(28_100);
  await apply(id);
  await stopImport(buyer, job.data);
  expect(await getImport(buyer, id)).toMatchObject({ state: 'applied', problem: null });
  expect((await part()).priceCents).toBe(28_100);
});

test('what is no table is refused in words, and leaves no file behind', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const start = (bytes: Uint8Array) => startImport(buyer, { fileName: 'x.csv', bytes });
  await expect(start(png)).rejects.toMatchObject({ code: 'invalid' });
  await expect(start(new Uint8Array())).rejects.toMatchObject({ code: 'invalid' });
});

test('a file is deleted once it cannot be undone any more, what it changed stays', async () => {
  const { id } = await checked(`SKU,MSRP\n${sku},281.00\n`);
  await apply(id);
  const at = (days: number) => ({ now: () => buyer.clock.now().add({ hours: days * 24 }) });
  expect(await purgeImports({ ...system, clock: at(29) })).toBe(0);
  expect(await purgeImports({ ...system, clock: at(31) })).toBe(1);
  await expect(getImport(buyer, id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await buyer.files.exists(`imports/${id}`)).toBe(false);
  expect(await part()).toMatchObject({ priceCents: 28_100 });
});

test('a file that waited to be applied is kept as long as that can be undone', async () => {
  const { id } = await checked(`SKU,MSRP\n${sku},281.00\n`);
  await apply(id);
  await buyer.db.execute(`update goods_imports set created_at = created_at - interval '20 days'`);
  const at = (days: number) => ({ now: () => buyer.clock.now().add({ hours: days * 24 }) });
  expect(await purgeImports({ ...system, clock: at(15) })).toBe(0);
  expect(await purgeImports({ ...system, clock: at(31) })).toBe(1);
});

test('who may only read goods imports none', async () => {
  const reader = { ...buyer, actor: as('front-desk', 'Ana').actor };
  const bytes = new TextEncoder().encode(`SKU,MSRP\n${sku},1.00\n`);
  const starting = startImport(reader, { fileName: 'x.csv', bytes });
  await expect(starting).rejects.toMatchObject({ code: 'forbidden' });
});
