import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { builds } from '#src/db/schema/builds.ts';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { listLiftKits, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  addLine,
  addPart,
  getLineRecord,
  getPart,
  listBatches,
  listPartEvents,
  removeLine,
  removePart,
  saveLine,
  stampOf,
  undoBatch,
} from '../index.server.ts';
import type { LineCategory } from '../index.ts';

// Runs on both engines: locks, upserts and JSON in SQL.

const { database, as, buyer } = await openGoodsShop();

const fenline = { category: 'lift-kits', id: 'bramblecut-fenline' } as const;
const fallow = { category: 'wheel-lines', id: 'tinstead-fallow' } as const;
const saltmarch = { category: 'tire-lines', id: 'granfell-saltmarch-at' } as const;

const undoLast = async (category: LineCategory) => {
  const [last] = await listBatches(buyer, { category });
  return undoBatch(buyer, { batchId: last?.id ?? '' });
};

async function kitForm(): Promise<Record<string, string>> {
  const line = await getLineRecord(buyer, fenline);
  const rows = line.heights.flatMap(({ frontIn, rearIn, status, stock }, at) =>
    Object.entries({ frontIn, rearIn, status, ...stock }).map(([name, value]) => [
      `height-${at}-${name}`,
      String(value ?? ''),
    ]),
  );
  return {
    brand: line.brand,
    name: line.name,
    status: line.status,
    type: line.type,
    for: line.for,
    shock: line.shock,
    reGear: String(line.reGear),
    driveline: line.driveline ?? '',
    hoursMin: String(line.hours.min),
    hoursMax: String(line.hours.max),
    priceMinUsd: String(line.priceCents.min / 100),
    priceMaxUsd: String(line.priceCents.max / 100),
    warranty: line.warranty,
    ...Object.fromEntries(rows),
  };
}

async function saveKit(change: Record<string, string>) {
  const seen = stampOf(await getLineRecord(buyer, fenline));
  return saveLine(buyer, { ...fenline, form: { ...(await kitForm()), ...change }, seen });
}

/** A build of a customer that names a height of a kit. */
async function build(sku: string): Promise<void> {
  await database.db.insert(builds).values({
    id: buyer.ids.uuid(),
    capabilityHash: 'none',
    locale: 'en',
    selectedOptions: ['lift'],
    meta: { options: { lift: { sku } } },
  });
}

test('a saved form without changes changes nothing, and a change is all that changes', async () => {
  const before = await getLineRecord(buyer, fenline);
  await saveKit({});
  expect(await listBatches(buyer, fenline)).toEqual([]);
  await saveKit({ priceMaxUsd: '3,499.50', cutting: 'cut', excludes: 'air ride\nTRX' });
  expect(await getLineRecord(buyer, fenline)).toEqual({
    ...before,
    priceCents: { ...before.priceCents, max: 349_950 },
    details: { ...before.details, cutting: 'cut', excludes: ['air ride', 'TRX'] },
  });
  const [event] = await listPartEvents(buyer, { category: 'lift-kits', sku: fenline.id });
  expect(event).toMatchObject({ kind: 'edit', actorName: 'Priya' });
  await undoLast('lift-kits');
  expect(await getLineRecord(buyer, fenline)).toEqual(before);
});

test('heights are added and removed, and what a build refers to stays as discontinued', async () => {
  await build('bramblecut-fenline-6x5');
  const added = { 'height-7-frontIn': '9', 'height-7-rearIn': '7', 'height-7-onHand': '2' };
  const removed = Object.fromEntries(
    ['frontIn', 'rearIn', 'onHand', 'leadTimeDays'].flatMap((name) => [
      [`height-0-${name}`, ''],
      [`height-1-${name}`, ''],
    ]),
  );
  expect(await saveKit({ ...added, ...removed })).toEqual({ kept: 1 });
  const { heights } = await getLineRecord(buyer, fenline);
  expect(heights.map(({ frontIn, rearIn, status }) => [frontIn, rearIn, status])).toEqual([
    [7.5, 6, 'active'],
    [9, 7, 'active'],
    [6, 5, 'discontinued'],
  ]);
  const skus = (await listLiftKits(buyer)).map(({ sku }) => sku);
  expect(skus).toContain('bramblecut-fenline-9x7');
  expect(skus).not.toContain('bramblecut-fenline-6x5');
  await build('bramblecut-fenline-9x7');
  await undoLast('lift-kits');
  const back = await getLineRecord(buyer, fenline);
  expect(back.heights.map(({ frontIn, status }) => [frontIn, status])).toEqual([
    [4, 'active'],
    [6, 'active'],
    [7.5, 'active'],
    [9, 'discontinued'],
  ]);
});

test.each([
  [{ 'height-1-frontIn': 'tall' }, 'heights.1.frontIn', 'part.number-form'],
  [{ 'height-1-frontIn': '40' }, 'heights.1.frontIn', 'part.number-range'],
  [{ 'height-2-frontIn': '4', 'height-2-rearIn': '3' }, 'heights.2.frontIn', 'line.same-height'],
  [{ priceMaxUsd: '5' }, 'priceMaxUsd', 'line.span-order'],
  [{ hoursMin: '30' }, 'hoursMax', 'line.span-order'],
  [{ type: 'magic' }, 'type', 'input.not-a-choice'],
  [{ for: '' }, 'for', 'input.required'],
  [{ brand: 'cairnwell', name: 'LEVELSET' }, 'name', 'line.taken'],
])('%o is refused beside its field', async (change, path, reason) => {
  const before = await getLineRecord(buyer, fenline);
  await expect(saveKit(change)).rejects.toMatchObject({ issues: [{ path, reason }] });
  expect(await getLineRecord(buyer, fenline)).toEqual(before);
});

test('a kit without a height is refused', async () => {
  const form = Object.entries(await kitForm()).filter(([name]) => !name.startsWith('height-'));
  const adding = addLine(buyer, {
    category: 'lift-kits',
    form: { ...Object.fromEntries(form), name: 'Other' },
  });
  await expect(adding).rejects.toMatchObject({
    issues: [{ path: 'heights', reason: 'line.no-heights' }],
  });
});

test('a kit is added under an address of its name, sold, and deleted unless a build names it', async () => {
  const form = { ...(await kitForm()), name: 'Fenline Ñ 2' };
  expect(await addLine(buyer, { category: 'lift-kits', form })).toEqual({
    id: 'bramblecut-fenline-n-2',
  });
  const skus = (await listLiftKits(buyer)).map(({ sku }) => sku);
  expect(skus).toContain('bramblecut-fenline-n-2-6x5');
  const added = { category: 'lift-kits', id: 'bramblecut-fenline-n-2' } as const;
  expect(await removeLine(buyer, added)).toBe('deleted');
  await undoLast('lift-kits');
  expect(await getLineRecord(buyer, added)).toMatchObject({ name: 'Fenline Ñ 2' });
  await build('bramblecut-fenline-n-2-4x3');
  expect(await removeLine(buyer, added)).toBe('discontinued');
  expect(await getLineRecord(buyer, added)).toMatchObject({ status: 'discontinued' });
});

test('a new name of a line is in all of its sizes at once, and undoing takes it back', async () => {
  const before = await listWheels(buyer);
  const line = await getLineRecord(buyer, fallow);
  const form = { ...line, images: '', name: 'Fallow II', construction: 'forged' };
  await saveLine(buyer, { ...fallow, form, seen: stampOf(line) });
  for (const wheel of await listWheels(buyer)) {
    const was = before.find(({ sku }) => sku === wheel.sku);
    const changed = { name: 'Fallow II', construction: 'forged' };
    expect(wheel).toEqual({ ...was, ...(wheel.lineId === fallow.id && changed) });
  }
  expect(await undoLast('wheel-lines')).toEqual({ undone: 1, kept: 0 });
  expect(await listWheels(buyer)).toEqual(before);
});

test('a size with a tread depth of its own keeps it when that of its line changes', async () => {
  const before = await listTires(buyer);
  const line = await getLineRecord(buyer, saltmarch);
  const own = before.filter(
    ({ lineId, treadDepth32 }) => lineId === line.lineId && treadDepth32 !== line.treadDepth32,
  );
  expect(own.length).toBeGreaterThan(0);
  const form = {
    ...line,
    images: '',
    threePeak: undefined,
    treadDepth32: '14',
    mileageWarranty: '60,000',
  };
  await saveLine(buyer, { ...saltmarch, form, seen: stampOf(line) });
  const after = (await listTires(buyer)).filter(({ lineId }) => lineId === line.lineId);
  for (const tire of after) {
    const kept = own.find(({ sku }) => sku === tire.sku)?.treadDepth32;
    expect(tire.treadDepth32).toBe(kept ?? 14);
    expect(tire).toMatchObject({ threePeak: false, mileageWarranty: 60_000 });
  }
  await undoLast('tire-lines');
  expect(await listTires(buyer)).toEqual(before);
});

test('a line with sizes is discontinued, one without is deleted, and no size comes back without its line', async () => {
  expect(await removeLine(buyer, fallow)).toBe('discontinued');
  const form = { brand: 'Tinstead', name: 'Moor', status: 'active', construction: 'cast' };
  const { id } = await addLine(buyer, { category: 'wheel-lines', form });
  const sku = 'MOOR-1';
  const part = await getPart(buyer, { category: 'wheels', sku: 'tinstead-fallow-17x9-6x1397-p0' });
  const size = {
    sku,
    lineId: id,
    status: 'active',
    priceUsd: '200',
    weightLb: '28',
    diameterIn: '17',
    widthIn: '9',
    offsetMm: '0',
    boltPatterns: part.boltPatterns.join(),
    finishes: 'black',
    lug: part.lug,
  };
  await addPart(buyer, { category: 'wheels', form: size });
  await removePart(buyer, { category: 'wheels', sku });
  const [removal] = await listBatches(buyer, { category: 'wheels' });
  expect(await removeLine(buyer, { category: 'wheel-lines', id })).toBe('deleted');
  expect(await undoBatch(buyer, { batchId: removal?.id ?? '' })).toEqual({ undone: 0, kept: 1 });
  await undoLast('wheel-lines');
  expect(await getLineRecord(buyer, { category: 'wheel-lines', id })).toMatchObject({
    name: 'Moor',
  });
});

test('a size that is taken back has the name that its line has now', async () => {
  const sku = 'tinstead-fallow-17x9-6x1397-p0';
  await removePart(buyer, { category: 'wheels', sku });
  const [removal] = await listBatches(buyer, { category: 'wheels' });
  const line = await getLineRecord(buyer, fallow);
  const form = { ...line, images: '', name: 'Fallow II' };
  await saveLine(buyer, { ...fallow, form, seen: stampOf(line) });
  await undoBatch(buyer, { batchId: removal?.id ?? '' });
  expect(await getPart(buyer, { category: 'wheels', sku })).toMatchObject({ name: 'Fallow II' });
});

test('whoever saves over a change of somebody else is told', async () => {
  const line = await getLineRecord(buyer, fallow);
  const save = (name: string) =>
    saveLine(buyer, { ...fallow, form: { ...line, images: '', name }, seen: stampOf(line) });
  await save('Fallow II');
  await expect(save('Fallow III')).rejects.toMatchObject({ code: 'conflict' });
});

test('who may only read goods changes no line', async () => {
  const reader = as('front-desk', 'Ana');
  const line = await getLineRecord(reader, fallow);
  const form = { ...line, images: '', name: 'Mine' };
  const forbidden = { code: 'forbidden' };
  const seen = stampOf(line);
  await expect(saveLine(reader, { ...fallow, form, seen })).rejects.toMatchObject(forbidden);
  await expect(addLine(reader, { ...fallow, form })).rejects.toMatchObject(forbidden);
  await expect(removeLine(reader, fallow)).rejects.toMatchObject(forbidden);
  const rows = await database.db
    .select()
    .from(catalogVariants)
    .where(eq(catalogVariants.lineId, fallow.id));
  expect(rows.length).toBeGreaterThan(0);
});
