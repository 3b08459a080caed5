import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { partCategories } from './part-category.ts';
import { columnsOf, listed, partJson, rowOfPart, rowWithPatch } from './part-json.server.ts';
import { kindOf, readParts, writeParts } from './part-rows.server.ts';

// Runs on both engines: the database reads and writes parts as this process does.

const { database, buyer } = await openGoodsShop();

const wheel = 'tinstead-fallow-17x9-6x1397-p0';

const rows = () => database.db.select().from(catalogVariants).orderBy(asc(catalogVariants.sku));

test.each(partCategories)(
  '%s are the same parts to the database as to this process',
  async (category) => {
    const kind = kindOf[category];
    const inDatabase = await database.db
      .select({ sku: catalogVariants.sku, part: partJson })
      .from(catalogVariants)
      .where(eq(catalogVariants.kind, kind))
      .orderBy(asc(catalogVariants.sku));
    const skus = inDatabase.map(({ sku }) => sku);
    expect(skus.length).toBeGreaterThan(10);
    const parts = await readParts(buyer, { category, skus });
    expect(inDatabase.map(({ part }) => part)).toEqual(parts);
  },
);

test('a part written by the database is the row that this process writes', async () => {
  for (const category of partCategories) {
    const kind = kindOf[category];
    const skus = (await rows()).filter((one) => one.kind === kind).map(({ sku }) => sku);
    const parts = (await readParts(buyer, { category, skus })).map((part, at) => ({
      ...part,
      ...(at % 3 === 0
        ? {}
        : {
            upc: `0001234${at}`,
            costCents: at,
            mapCents: null,
            msrpCents: at + 1,
            jobberCents: at + 2,
          }),
      stock: { onHand: at % 2 ? at : null, leadTimeDays: at % 5 ? null : at },
      images: at % 4 ? [] : [`/a, "b".jpg`, '/ü.png'],
    }));
    await writeParts(buyer, { category, parts });
  }
  const written = await rows();
  for (const row of [rowOfPart(sql`now.part`), rowWithPatch(sql`now.part`)]) {
    await database.db.execute(sql`
      with now as (select sku, ${partJson} as part from ${catalogVariants})
      update ${catalogVariants} set (${columnsOf(row)}) = row(${listed(Object.values(row))})
      from now where now.sku = ${catalogVariants.sku}`);
    expect(await rows()).toEqual(written);
  }
});

test('a patch changes its own fields of a part and no others', async () => {
  const patch = {
    priceCents: 123,
    stock: { onHand: null, leadTimeDays: 4 },
    boltPatterns: ['6x135'],
  };
  const before = await readParts(buyer, { category: 'wheels', skus: [wheel] });
  const row = rowWithPatch(sql`${JSON.stringify(patch)}::jsonb`);
  await database.db.execute(sql`
    update ${catalogVariants} set (${columnsOf(row)}) = row(${listed(Object.values(row))})
    where sku = ${wheel}`);
  const after = await readParts(buyer, { category: 'wheels', skus: [wheel] });
  expect(after).toEqual(before.map((part) => ({ ...part, ...patch })));
});
