import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { findKitLines, findVariants } from '../find-parts.server.ts';
import { listLiftKits, listLines, listTires, listWheels } from '../queries.server.ts';
import { countGoods } from './count-goods.server.ts';
import { readSampleFile } from './read-sample-file.server.ts';
import { removeSamples } from './remove-samples.server.ts';
import { takeSamples } from './take-samples.server.ts';

const { database, ctx } = await openShop();
const owner = asStaff(ctx, 'owner');
const file = await readSampleFile();
afterAll(() => database.close());

const ownWheel = file.wheels[0];
const line = file.wheelLines.find(({ lineId }) => lineId === ownWheel?.lineId);
beforeAll(async () => {
  // One size is the shop's own by now, as an import with the same number makes it.
  await takeSamples(owner);
  await database.pool.query('update catalog_lines set is_sample = false where id = $1', [
    line?.lineId,
  ]);
  await database.pool.query('update catalog_variants set is_sample = false where line_id = $1', [
    line?.lineId,
  ]);
});

test('samples fill every shelf and are counted apart from the shop’s own goods', async () => {
  const goods = await countGoods(owner);
  expect([goods.ownLines, goods.keptSamples]).toEqual([1, 0]);
  expect(goods.sampleLines).toBe((await listLines(owner)).length - 1);
  expect((await listTires(owner)).length).toBe(file.tires.length);
  await expect(takeSamples(asStaff(ctx, 'front-desk'))).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('they go with one press, except what a build or the gallery refers to, and come back with one', async () => {
  const tire = file.tires[0];
  const kit = (await listLiftKits(owner))[0];
  const sku = kit?.sku ?? '';
  const meta = { tires: { sku: tire?.sku }, 'lift-kits': { sku } };
  await database.pool.query(
    `insert into builds (id, capability_hash, locale, selected_options, meta)
     values (gen_random_uuid(), 'x', 'en', '{tires}', $1)`,
    [JSON.stringify(meta)],
  );
  await removeSamples(owner);
  expect(await countGoods(owner)).toEqual({
    ...{ ownLines: 1, sampleLines: 0, sampleParts: 0, keptSamples: 2 },
  });
  expect([await listTires(owner), await listLiftKits(owner)]).toEqual([[], []]);
  expect((await listWheels(owner)).every(({ lineId }) => lineId === line?.lineId)).toBe(true);
  const [kept] = await findVariants(owner, { kind: 'tire', skus: [tire?.sku ?? ''] });
  expect(kept).toMatchObject({ sku: tire?.sku, status: 'discontinued' });
  expect((await findKitLines(owner, [sku])).length).toBeGreaterThan(0);

  await takeSamples(owner);
  expect((await listTires(owner)).length).toBe(file.tires.length);
  expect((await countGoods(owner)).keptSamples).toBe(0);
});
