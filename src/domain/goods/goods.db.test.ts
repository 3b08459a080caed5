import { expect, test } from 'vitest';
import { builds } from '#src/db/schema/builds.ts';
import { listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  addPart,
  countStock,
  fitsOfPart,
  getPart,
  listBatches,
  listPartEvents,
  listParts,
  readTypedPart,
  removePart,
  savePart,
  stampOf,
  undoBatch,
} from './index.server.ts';
import { flipsBetween, type PartQuery, partSorts, usualQuery } from './index.ts';

// Runs on both engines: search, locks and upserts in SQL.

const { database, as, buyer } = await openGoodsShop();

const sku = 'tinstead-fallow-17x9-6x1397-p0';
const query = (asked: Partial<PartQuery> = {}) => ({ ...usualQuery('wheels'), ...asked });

/** The form of a part as its page fills it. */
async function formOf(name: string): Promise<Record<string, string>> {
  const part = await getPart(buyer, { category: 'wheels', sku: name });
  return {
    sku: part.sku,
    lineId: part.lineId,
    status: part.status,
    priceUsd: String(part.priceCents / 100),
    onHand: String(part.stock.onHand ?? ''),
    leadTimeDays: String(part.stock.leadTimeDays ?? ''),
    weightLb: String(part.weightLb),
    diameterIn: String(part.diameterIn),
    widthIn: String(part.widthIn),
    offsetMm: String(part.offsetMm),
    boltPatterns: part.boltPatterns.join(', '),
    boreMm: String(part.boreMm ?? ''),
    loadRatingLb: String(part.loadRatingLb ?? ''),
    finishes: part.finishes.join(', '),
    lug: part.lug,
  };
}

test('every page of a list together has every part once, however it is sorted', async () => {
  for (const sort of partSorts) {
    const first = await listParts(buyer, query({ sort }));
    const seen: string[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      const { parts } = await listParts(buyer, query({ sort, page }));
      seen.push(...parts.map((part) => part.sku));
    }
    expect(new Set(seen).size).toBe(first.total);
    expect(seen).toHaveLength(first.total);
  }
  const beyond = await listParts(buyer, query({ page: 99 }));
  expect(beyond.parts.length).toBeGreaterThan(0);
});

test('a choice finds as many parts as was promised beside it', async () => {
  const { counts, total } = await listParts(buyer, query({ search: '6x139.7' }));
  expect(total).toBeGreaterThan(0);
  for (const [name, choices] of [
    ['brand', counts.brands],
    ['status', counts.statuses],
    ['stock', counts.stocks],
  ] as const) {
    for (const choice of choices) {
      const found = await listParts(buyer, query({ search: '6x139.7', [name]: choice.name }));
      expect(found.total).toBe(choice.count);
    }
  }
});

test('every word of a search is found, in the number, the size, the finish or the line', async () => {
  const found = async (search: string) => (await listParts(buyer, query({ search }))).parts;
  const fallows = await found('fallow 17x9 bronze');
  expect(fallows.length).toBeGreaterThan(0);
  for (const part of fallows) expect(part).toMatchObject({ name: 'Fallow', brand: 'Tinstead' });
  expect(await found('fallow 100%')).toEqual([]);
  expect(await found(sku)).toHaveLength(1);
});

test('a saved form changes what was typed and nothing else, and the history says what it was', async () => {
  const before = await getPart(buyer, { category: 'wheels', sku });
  const form = { ...(await formOf(sku)), offsetMm: '18', costUsd: '150.25', upc: '036000291452' };
  await savePart(buyer, { category: 'wheels', sku, form, seen: stampOf(before) });
  const after = await getPart(buyer, { category: 'wheels', sku });
  expect(after).toEqual({
    ...before,
    offsetMm: 18,
    backspacingIn: 5.71,
    costCents: 15_025,
    upc: '036000291452',
  });
  const [event] = await listPartEvents(buyer, { category: 'wheels', sku });
  expect(event).toMatchObject({
    kind: 'edit',
    actorName: 'Priya',
    before: { offsetMm: 0, costCents: null },
    after: { offsetMm: 18, costCents: 15_025 },
  });
  // The other person's page still shows the old state.
  const late = savePart(buyer, { category: 'wheels', sku, form, seen: stampOf(before) });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
});

test('who only sells sees prices and stock, and nothing of what the shop pays', async () => {
  const seen = stampOf(await getPart(buyer, { category: 'wheels', sku }));
  const form = { ...(await formOf(sku)), costUsd: '151.37' };
  await savePart(buyer, { category: 'wheels', sku, form, seen });
  for (const role of ['front-desk', 'builder', 'editor'] as const) {
    const seller = as(role, 'Ana');
    const shown = await Promise.all([
      listParts(seller, query({ search: sku })),
      getPart(seller, { category: 'wheels', sku }),
      listPartEvents(seller, { category: 'wheels', sku }),
    ]);
    expect(shown[0].parts).toHaveLength(1);
    // Nothing but the cost has changed, so for them nothing has.
    expect(shown[2]).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain('15137');
  }
  expect(JSON.stringify(await listParts(buyer, query({ search: sku })))).toContain('15137');
});

test('what a buyer looks at first counts what the list would show', async () => {
  const stock = await countStock(buyer);
  expect(stock.map(({ category }) => category)).toEqual(['wheels', 'tires']);
  for (const { category, out, uncounted, draft } of stock) {
    const found = async (choice: object) =>
      (await listParts(buyer, { ...query({}), category, ...choice })).total;
    expect(await found({ status: 'active', stock: 'out' })).toBe(out);
    expect(await found({ status: 'active', stock: 'uncounted' })).toBe(uncounted);
    expect(await found({ status: 'draft' })).toBe(draft);
  }
});

test('what visitors read has nothing of what the shop pays', async () => {
  const before = await getPart(buyer, { category: 'wheels', sku });
  const form = { ...(await formOf(sku)), costUsd: '151.37', mapUsd: '201.41' };
  await savePart(buyer, { category: 'wheels', sku, form, seen: stampOf(before) });
  const visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  const shelves = JSON.stringify([await listWheels(visitor), await listTires(visitor)]);
  expect(shelves).not.toMatch(/15137|20141|cost|upc/i);
});

test.each([
  ['offsetMm', 'a lot', 'part.number-form'],
  ['offsetMm', '180', 'part.number-range'],
  ['priceUsd', '12,50', 'part.price-form'],
  ['boltPatterns', '6x5.5, blank', 'part.drilling-form'],
  ['upc', '036000291453', 'part.upc-check'],
  ['upc', '12', 'part.upc-form'],
  ['priceUsd', '0', 'part.no-price'],
  ['lineId', 'nobody', 'part.no-such-line'],
  ['supersededBy', sku, 'part.replaces-itself'],
  ['supersededBy', 'not-there', 'part.no-replacement'],
])('%s "%s" is refused beside its field', async (field, value, reason) => {
  const before = await getPart(buyer, { category: 'wheels', sku });
  const form = { ...(await formOf(sku)), [field]: value };
  const saving = savePart(buyer, { category: 'wheels', sku, form, seen: stampOf(before) });
  await expect(saving).rejects.toMatchObject({ issues: [{ path: field, reason }] });
  expect(await getPart(buyer, { category: 'wheels', sku })).toEqual(before);
});

test('a part is added once, and taken away unless a build names it', async () => {
  const form = { ...(await formOf(sku)), sku: 'TF-1790-6139' };
  await addPart(buyer, { category: 'wheels', form });
  const again = addPart(buyer, { category: 'wheels', form });
  await expect(again).rejects.toMatchObject({ issues: [{ path: 'sku' }] });
  expect(await removePart(buyer, { category: 'wheels', sku: 'TF-1790-6139' })).toBe('deleted');
  const [removal] = await listBatches(buyer, { category: 'wheels' });
  await undoBatch(buyer, { batchId: removal?.id ?? '' });
  expect(await getPart(buyer, { category: 'wheels', sku: 'TF-1790-6139' })).toMatchObject({
    name: 'Fallow',
  });
  const meta = { options: { wheels: { sku: 'TF-1790-6139' } } };
  await database.db.insert(builds).values({
    id: buyer.ids.uuid(),
    capabilityHash: 'none',
    locale: 'en',
    selectedOptions: ['wheels'],
    meta,
  });
  expect(await removePart(buyer, { category: 'wheels', sku: 'TF-1790-6139' })).toBe('discontinued');
});

test('a wrong bolt pattern flips what fitted into what does not', async () => {
  const before = await getPart(buyer, { category: 'wheels', sku });
  const form = { ...(await formOf(sku)), boltPatterns: '5x114.3' };
  const typed = await readTypedPart(buyer, { category: 'wheels', form, before });
  const flips = flipsBetween(
    await fitsOfPart(buyer, { category: 'wheels', part: before }),
    await fitsOfPart(buyer, { category: 'wheels', part: typed }),
  );
  const lost = flips.filter(({ after }) => after === 'does-not-fit');
  expect(lost.length).toBeGreaterThan(10);
  for (const { vehicle } of lost) expect(vehicle.boltPattern).toBe('6x139.7');
});
