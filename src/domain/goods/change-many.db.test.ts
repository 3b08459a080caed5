import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { listWheels } from '#src/domain/catalog/index.server.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { changeMany, getPart, listBatches, previewMany, undoBatch } from './index.server.ts';
import { type ManyChange, type PartFilter, type PartQuery, usualQuery } from './index.ts';

// Runs on both engines: locks and upserts in SQL.

const { database, as, buyer } = await openGoodsShop();

const sku = 'tinstead-fallow-17x9-6x1397-p0';
const query = (asked: Partial<PartQuery> = {}) => ({ ...usualQuery('wheels'), ...asked });
const everyWheel = (filter: Partial<PartFilter> = {}) =>
  ({ filter: query(filter), skus: 'all' }) as const;
const raise: ManyChange = { what: 'price', step: { by: 'percent', amount: 8, end: 'cent' } };

async function pricesOf(): Promise<Map<string, number>> {
  const { sku: name, priceCents } = catalogVariants;
  const rows = await database.db.select({ name, priceCents }).from(catalogVariants);
  return new Map(rows.map((row) => [row.name, row.priceCents]));
}

test('8 % on one brand: what was shown is what is done, and undoing it gives every price back', async () => {
  const before = await pricesOf();
  const chosen = everyWheel({ brand: 'Tinstead' });
  const preview = await previewMany(buyer, { chosen, change: raise });
  expect(await pricesOf()).toEqual(before);
  const { batchId, changed } = await changeMany(buyer, {
    chosen,
    change: raise,
    seen: preview.seen,
  });
  expect(changed).toBe(preview.changed);
  const after = await pricesOf();
  const others = [...before].filter(([name]) => !name.startsWith('tinstead-'));
  for (const [name, cents] of others) expect(after.get(name)).toBe(cents);
  for (const { before: was, after: is } of preview.examples) {
    expect(after.get(was.sku)).toBe(is.priceCents);
    expect(is.priceCents).toBe(Math.round(was.priceCents * 1.08));
  }
  const shelf = (await listWheels(buyer)).find((wheel) => wheel.sku === sku);
  expect(shelf?.priceCents).toBe(after.get(sku));
  expect(await undoBatch(buyer, { batchId })).toEqual({ undone: changed, kept: 0 });
  expect(await pricesOf()).toEqual(before);
  await expect(undoBatch(buyer, { batchId })).rejects.toMatchObject({ code: 'conflict' });
});

test('an undoing is undone like any other change', async () => {
  const chosen = everyWheel();
  const { seen } = await previewMany(buyer, { chosen, change: raise });
  const { batchId } = await changeMany(buyer, { chosen, change: raise, seen });
  const raised = await pricesOf();
  await undoBatch(buyer, { batchId });
  const [undoing] = await listBatches(buyer, { category: 'wheels' });
  expect(undoing).toMatchObject({ kind: 'undo', canBeUndone: true });
  await undoBatch(buyer, { batchId: undoing?.id ?? '' });
  expect(await pricesOf()).toEqual(raised);
});

test('what somebody else changed meanwhile is neither written over nor taken back', async () => {
  const chosen = everyWheel({ brand: 'Tinstead' });
  const { seen } = await previewMany(buyer, { chosen, change: raise });
  const one = { filter: query(), skus: [sku] } as const;
  const price: ManyChange = { what: 'price', step: { by: 'dollars', amount: 500, end: 'cent' } };
  const shown = await previewMany(buyer, { chosen: one, change: price });
  await changeMany(buyer, { chosen: one, change: price, seen: shown.seen });
  await expect(changeMany(buyer, { chosen, change: raise, seen })).rejects.toMatchObject({
    code: 'conflict',
    told: { reason: 'part.changed-since' },
  });
  const fresh = await previewMany(buyer, { chosen, change: raise });
  const { batchId, changed } = await changeMany(buyer, { chosen, change: raise, ...fresh });
  const again = await previewMany(buyer, { chosen: one, change: price });
  await changeMany(buyer, { chosen: one, change: price, seen: again.seen });
  expect(await undoBatch(buyer, { batchId })).toEqual({ undone: changed - 1, kept: 1 });
});

test('a change of stock or price later does not keep an earlier one of the status from being undone', async () => {
  const one = { filter: query(), skus: [sku] } as const;
  const hide: ManyChange = { what: 'status', status: 'draft' };
  const shown = await previewMany(buyer, { chosen: one, change: hide });
  const { batchId } = await changeMany(buyer, { chosen: one, change: hide, seen: shown.seen });
  expect((await listWheels(buyer)).some((wheel) => wheel.sku === sku)).toBe(false);
  const count12: ManyChange = { what: 'stock', onHand: 12 };
  const next = await previewMany(buyer, { chosen: one, change: count12 });
  await changeMany(buyer, { chosen: one, change: count12, seen: next.seen });
  await undoBatch(buyer, { batchId });
  const part = await getPart(buyer, { category: 'wheels', sku });
  expect(part).toMatchObject({ status: 'active', stock: { onHand: 12 } });
});

test('after any changes, undoing them all from the last gives back every part', async () => {
  const rows = () =>
    database.db
      .select({
        sku: catalogVariants.sku,
        status: catalogVariants.status,
        priceCents: catalogVariants.priceCents,
        stock: catalogVariants.stockOnHand,
        record: catalogVariants.record,
      })
      .from(catalogVariants)
      .where(eq(catalogVariants.kind, 'wheel'))
      .orderBy(catalogVariants.sku);
  const plain = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
    fc.record(model, { noNullPrototype: true });
  const change = fc.oneof(
    plain({
      what: fc.constant('price' as const),
      step: plain({
        by: fc.constantFrom('percent' as const, 'dollars' as const),
        amount: fc.integer({ min: -40, max: 60 }),
        end: fc.constantFrom('cent' as const, 'dollar' as const, '99' as const),
      }),
    }),
    plain({
      what: fc.constant('status' as const),
      status: fc.constantFrom('active' as const, 'draft' as const, 'discontinued' as const),
    }),
    plain({
      what: fc.constant('stock' as const),
      onHand: fc.option(fc.integer({ min: 0, max: 40 })),
    }),
  );
  const brand = fc.constantFrom('', 'Tinstead', 'Vantrel', 'Basaltline');
  const history = fc.array(fc.tuple(brand, change), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const before = await rows();
      const done: string[] = [];
      for (const [name, asked] of steps) {
        const chosen = everyWheel({ brand: name });
        const preview = await previewMany(buyer, { chosen, change: asked });
        if (preview.changed === 0) continue;
        const { batchId } = await changeMany(buyer, { chosen, change: asked, ...preview });
        done.push(batchId);
      }
      for (const batchId of done.reverse()) {
        expect(await undoBatch(buyer, { batchId })).toMatchObject({ kept: 0 });
      }
      expect(await rows()).toEqual(before);
    }),
    { numRuns: 4 },
  );
});

test('who may only read goods changes none', async () => {
  const reader = as('front-desk', 'Ana');
  const chosen = everyWheel();
  const { seen } = await previewMany(reader, { chosen, change: raise });
  await expect(changeMany(reader, { chosen, change: raise, seen })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const [{ batches } = { batches: 0 }] = await database.db
    .select({ batches: count() })
    .from(catalogVariants)
    .where(eq(catalogVariants.status, 'draft'));
  expect(batches).toBe(0);
});
