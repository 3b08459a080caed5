import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { changeRates, restoreRates } from '#tests/factories/change-rates.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { submitBuild } from './index.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const tireSku = 'skerrow-northlight-at-lt27565r20';
const details = {
  name: 'Dana',
  contact: '(602) 555-0199',
  preferred: null,
  note: '',
  consent: 'on',
};

/** A lifted F-150 with five new tires, ready to be sent. */
async function readyBuild() {
  const { id, capability } = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2023 });
  const meta = {
    'lift-kits': { sku: 'bramblecut-fenline-6x5' },
    wheels: { sku: null },
    tires: { sku: tireSku, spare: true },
  };
  await recordCompletedOptions(ctx, { id, capability, meta });
  return { ...details, buildId: id, capability };
}

async function storedText(buildId: string): Promise<string> {
  const { rows } = await database.pool.query(
    'select snapshot::text as text from leads where build_id = $1',
    [buildId],
  );
  return String(rows[0]?.text);
}

test('a changed rate changes what is quoted next, and what was sent by not one byte', async () => {
  const build = await readyBuild();
  const { quote } = (await submitBuild(ctx, build)).snapshot;
  const stored = await storedText(build.buildId);
  const { id } = await changeRates(database.db, { labourCentsPerHour: 175_00 });
  expect(await storedText(build.buildId)).toBe(stored);
  expect((await submitBuild(ctx, build)).snapshot.quote).toEqual(quote);
  const next = (await submitBuild(ctx, await readyBuild())).snapshot.quote;
  expect(next?.ratesSetId).toBe(id);
  const hours = quote?.lines
    .filter(({ quantity }) => quantity?.unit === 'hour')
    .reduce((sum, { quantity }) => sum + (quantity?.value.likely ?? 0), 0);
  // Shop supplies were already at their cap.
  const dearer = (next?.totalCents.likely ?? 0) - (quote?.totalCents.likely ?? 0);
  expect(dearer).toBe(Math.round((hours ?? 0) * 10_00));
  await restoreRates(database.db);
});

test('the extras go with the tires into what was sent', async () => {
  const { snapshot } = await submitBuild(ctx, await readyBuild());
  expect(snapshot).toMatchObject({ completedOptions: { tires: { sku: tireSku, spare: true } } });
  expect(snapshot.parts.find(({ option }) => option === 'tires')?.count).toBe(5);
});

test('the rates of the page are honoured where they changed while it was open', async () => {
  const seen = await ratesAt(ctx);
  const asSeen = (await submitBuild(ctx, await readyBuild())).snapshot.quote;
  await changeRates(database.db, { labourCentsPerHour: 990_00 });
  const totalCents = asSeen?.totalCents ?? { low: 0, likely: 0, high: 0 };
  const sending = { ...(await readyBuild()), seen: { ratesSetId: seen.setId, totalCents } };
  const { quote, seenTotalCents } = (await submitBuild(ctx, sending)).snapshot;
  expect(quote).toEqual(asSeen);
  expect(seenTotalCents).toBeNull();
  await restoreRates(database.db);
});

test('if the catalog changed meanwhile, the price that the page showed is stored too', async () => {
  const { setId } = await ratesAt(ctx);
  const before = (await submitBuild(ctx, await readyBuild())).snapshot.quote;
  const addToPrice = (cents: number) =>
    database.pool.query(
      `update catalog_variants set record = jsonb_set(record, '{priceCents}',
         to_jsonb((record ->> 'priceCents')::int + $2)) where sku = $1`,
      [tireSku, cents],
    );
  await addToPrice(10_00);
  const totalCents = before?.totalCents ?? { low: 0, likely: 0, high: 0 };
  const sending = { ...(await readyBuild()), seen: { ratesSetId: setId, totalCents } };
  const { quote, seenTotalCents } = (await submitBuild(ctx, sending)).snapshot;
  expect(seenTotalCents).toEqual(totalCents);
  expect(quote?.catalogVersion).not.toBe(before?.catalogVersion);
  // Five tires at $10 more each, with 9.1 % tax.
  expect((quote?.totalCents.likely ?? 0) - totalCents.likely).toBe(54_55);
  await addToPrice(-10_00);
});
