import { expect, test } from 'vitest';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import {
  applyImport,
  getImport,
  getPart,
  listPartEvents,
  listSupply,
  mapImport,
  purgeImports,
  queueApply,
  saveSupplier,
  supplyTotals,
  undoImport,
} from '../index.server.ts';

// Runs on both engines: what is taken over in SQL.

const { buyer, system, as, runJobs, queued, send, apply } = await openImportShop();

type File = { supplier: string; supplierDays?: number | null; row: string; header?: string };

/** A supplier's list of stock, checked. */
async function checked({ supplier, supplierDays = null, row, header }: File): Promise<string> {
  const { id, profile } = await send(`${header ?? 'SKU,Qty,Lead Time Days,Cost'}\n${sku},${row}\n`);
  const known = { ...profile, name: supplier, stockIs: 'supplier' as const, supplierDays };
  const mayChange = { ...profile.mayChange, stock: true, prices: true };
  await mapImport(buyer, { id, profile: { ...known, mayChange }, lineId: null });
  await runJobs();
  return id;
}

async function sent(file: File): Promise<string> {
  const id = await checked(file);
  const { counts } = await getImport(buyer, id);
  if (counts.changed + counts.supply > 0) await apply(id);
  return id;
}

const daysOf = async () => (await getPart(buyer, { category: 'wheels', sku })).stock.leadTimeDays;

test('a part that one supplier is out of comes from another, as soon as that one delivers', async () => {
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  await sent({ supplier: 'Canyon Tire', supplierDays: 5, row: '30,,175' });
  expect(await daysOf()).toBe(2);
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '0,,180' });
  expect(await daysOf()).toBe(5);
  await sent({ supplier: 'Canyon Tire', supplierDays: 5, row: '0,21,175' });
  expect(await daysOf()).toBe(21);
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '3,,180' });
  expect(await daysOf()).toBe(2);
});

test('what suppliers have is listed, the soonest first, and its cost is for those who buy', async () => {
  await sent({ supplier: 'Canyon Tire', supplierDays: 5, row: '30,,175' });
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  const at = expect.stringMatching(/^2026-11-/);
  expect(await listSupply(buyer, sku)).toEqual([
    { supplier: 'Harbor Wheel', onHand: 8, leadTimeDays: 2, costCents: 18_000, at },
    { supplier: 'Canyon Tire', onHand: 30, leadTimeDays: 5, costCents: 17_500, at },
  ]);
  expect([...(await supplyTotals(as('front-desk'), [sku, 'another']))]).toEqual([[sku, 38]]);
  const seen = await listSupply(as('front-desk'), sku);
  expect(seen.map(({ costCents }) => costCents)).toEqual([null, null]);
});

test('a file that changes nothing on the site still says what its supplier has, and only once', async () => {
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  const id = await checked({ supplier: 'Harbor Wheel', supplierDays: 2, row: '6,,180' });
  expect((await getImport(buyer, id)).counts).toMatchObject({ changed: 0, supply: 1 });
  await apply(id);
  expect(await listSupply(buyer, sku)).toMatchObject([{ onHand: 6 }]);
  const again = await checked({ supplier: 'Harbor Wheel', supplierDays: 2, row: '6,,180' });
  expect((await getImport(buyer, again)).counts).toMatchObject({ unchanged: 1, supply: 0 });
});

test('a supplier that is named after the check is the one that has it; a nameless file says nothing', async () => {
  const { id: nameless } = await send(`SKU,Qty,Price\n${sku},4,240\n`);
  await apply(nameless);
  expect(await listSupply(buyer, sku)).toEqual([]);
  const { id } = await send(`SKU,Qty,Price\n${sku},5,250\n`);
  await saveSupplier(buyer, { id, name: 'Harbor Wheel' });
  await apply(id);
  expect(await listSupply(buyer, sku)).toMatchObject([{ supplier: 'Harbor Wheel', onHand: 5 }]);
});

test('a supplier whose prices and stock come in files apart keeps what each of them said', async () => {
  const harbor = { supplier: 'Harbor Wheel', supplierDays: 2 };
  await sent({ ...harbor, header: 'SKU,Qty', row: '8' });
  await sent({ ...harbor, header: 'SKU,Cost', row: '180' });
  const both = { onHand: 8, leadTimeDays: 2, costCents: 18_000 };
  expect(await listSupply(buyer, sku)).toMatchObject([both]);
  await sent({ ...harbor, header: 'SKU,Qty', row: '0' });
  const empty = { onHand: 0, leadTimeDays: null, costCents: 18_000 };
  expect(await listSupply(buyer, sku)).toMatchObject([empty]);
  const again = await checked({ ...harbor, header: 'SKU,Cost', row: '180' });
  expect((await getImport(buyer, again)).counts.supply).toBe(0);
});

test('what a supplier had does not make up for what its own file, not named yet, is out of', async () => {
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  await sent({ supplier: '', row: '0,,180' });
  expect(await daysOf()).toBeNull();
});

test('a file that is undone before all of it was taken over is taken over no further', async () => {
  const id = await checked({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  await queueApply(buyer, { id, goodRowsOnly: false });
  const [job] = queued.splice(0);
  if (job?.name !== 'apply-import') throw new Error('No job to apply it');
  await applyImport(buyer, job.data);
  await buyer.db.execute(
    `insert into goods_import_supply (import_id, sku) values ('${id}', 'late')`,
  );
  await undoImport(buyer, id);
  await applyImport(buyer, job.data);
  expect(await listSupply(buyer, 'late')).toEqual([]);
});

test('undoing a file brings back what its supplier had before it, wherever in their order it stands', async () => {
  const harbor = { supplier: 'Harbor Wheel', supplierDays: 2 };
  const had = async () => (await listSupply(buyer, sku)).map(({ onHand }) => onHand);
  const first = await sent({ ...harbor, row: '42,,180' });
  const second = await sent({ ...harbor, row: '33,,180' });
  const third = await sent({ ...harbor, row: '20,,180' });
  await undoImport(buyer, second);
  expect(await had()).toEqual([20]);
  await undoImport(buyer, third);
  expect(await had()).toEqual([42]);
  await undoImport(buyer, first);
  expect(await had()).toEqual([]);
  for (const id of [first, second, third]) {
    expect(await getImport(buyer, id)).toMatchObject({ state: 'undone', canUndo: false });
  }
});

test('a file that changed only what its supplier has says so row by row, and can be undone', async () => {
  const harbor = { supplier: 'Harbor Wheel', supplierDays: 2 };
  await sent({ ...harbor, row: '8,,180' });
  const id = await checked({ ...harbor, row: '6,,180' });
  const supply = [{ sku, before: { onHand: 8, leadTimeDays: 2 }, after: { onHand: 6 } }];
  expect(await getImport(buyer, id)).toMatchObject({ canUndo: false, supply });
  await apply(id);
  expect(await getImport(buyer, id)).toMatchObject({ canUndo: true, batchIds: [], supply });
  await undoImport(buyer, id);
  expect(await listSupply(buyer, sku)).toMatchObject([{ onHand: 8 }]);
  expect(await getImport(buyer, id)).toMatchObject({ state: 'undone', canUndo: false, supply: [] });
  await expect(undoImport(buyer, id)).rejects.toMatchObject({ code: 'conflict' });
});

test('an undone file says which parts stayed, because a later file has changed the same', async () => {
  const harbor = { supplier: 'Harbor Wheel', supplierDays: 2 };
  const first = await sent({ ...harbor, row: '8,,180' });
  await sent({ ...harbor, row: '8,,175' });
  expect(await undoImport(buyer, first)).toEqual({ undone: 0, kept: 1 });
  expect((await getImport(buyer, first)).kept).toEqual({ parts: 1, skus: [sku] });
});

test('undoing an earlier file leaves the days that a later one still promises', async () => {
  const harbor = { supplier: 'Harbor Wheel', supplierDays: 2 };
  const first = await daysOf();
  const earlier = await sent({ ...harbor, row: '8,,180' });
  const later = await sent({ ...harbor, row: '6,,180' });
  await undoImport(buyer, earlier);
  expect(await daysOf()).toBe(2);
  expect(await listSupply(buyer, sku)).toMatchObject([{ onHand: 6, leadTimeDays: 2 }]);
  await undoImport(buyer, later);
  expect(await listSupply(buyer, sku)).toEqual([]);
  expect([first, 2]).toContain(await daysOf());
});

test('a file that is too old to be undone keeps all that it said', async () => {
  const id = await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  const later = { ...buyer.clock, now: () => buyer.clock.now().add({ hours: 31 * 24 }) };
  await expect(undoImport({ ...buyer, clock: later }, id)).rejects.toMatchObject({
    told: { reason: 'part.undo-too-late' },
  });
  expect(await listSupply(buyer, sku)).toMatchObject([{ onHand: 8 }]);
  expect(await getImport(buyer, id)).toMatchObject({ state: 'applied', canUndo: true });
});

test('undoing a file forgets what it said', async () => {
  const first = await daysOf();
  const id = await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  await undoImport(buyer, id);
  expect(await listSupply(buyer, sku)).toEqual([]);
  expect(await daysOf()).toBe(first);
});

test('what a process that ended has left is taken when the job runs again', async () => {
  const id = await checked({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  await queueApply(buyer, { id, goodRowsOnly: false });
  const [job] = queued.splice(0);
  if (job?.name !== 'apply-import') throw new Error('No job to apply it');
  await buyer.db.execute(`update goods_imports set state = 'applied' where id = '${id}'`);
  await applyImport(buyer, job.data);
  expect(await listSupply(buyer, sku)).toMatchObject([{ supplier: 'Harbor Wheel', onHand: 8 }]);
});

test('after a month nobody asks what stock was: prices stay in the history', async () => {
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '8,,180' });
  await sent({ supplier: 'Harbor Wheel', supplierDays: 3, row: '8,,180' });
  const before = await listPartEvents(buyer, { category: 'wheels', sku });
  const later = { ...system.clock, now: () => system.clock.now().add({ hours: 31 * 24 }) };
  await purgeImports({ ...system, clock: later });
  const left = await listPartEvents(buyer, { category: 'wheels', sku });
  expect(before).toHaveLength(2);
  expect(left).toHaveLength(1);
  expect(left[0]?.after).toHaveProperty('costCents');
});

test('a supplier that has sent nothing for a month says nothing any more', async () => {
  await sent({ supplier: 'Canyon Tire', supplierDays: 5, row: '30,,175' });
  await buyer.db.execute(`update goods_imports set created_at = created_at - interval '31 days'`);
  await sent({ supplier: 'Harbor Wheel', supplierDays: 2, row: '0,,180' });
  expect(await daysOf()).toBeNull();
  expect(await listSupply(buyer, sku)).toMatchObject([
    { supplier: 'Canyon Tire', at: null },
    { supplier: 'Harbor Wheel', at: expect.any(String) },
  ]);
});
