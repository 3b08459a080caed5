import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  followShipped,
  getVehicleRecord,
  listBatches,
  saveVehicle,
  undoBatch,
  vehicleStamp,
} from '../index.server.ts';
import { differencesOf, vehicleValues } from '../index.ts';

// Runs on both engines: JSON columns and locks.

const { database, buyer } = await openGoodsShop();

const id = 'ford-f150-2021';
const recordNow = (of = id) => getVehicleRecord(buyer, of);

/** The product's next data: one vehicle measured anew, and one more. */
function newer() {
  const [first] = records;
  const more = { ...first, id: 'ford-f150-next', slug: 'ford-f150-next', years: [2027, null] };
  return [...records.map((one) => (one.id === id ? { ...one, ...measured } : one)), more];
}
const measured = { wheelbaseIn: 145.5, hubBoreMm: 87.2, notes: 'Measured anew' };

async function change(typed: Record<string, string>): Promise<void> {
  const { vehicle } = await recordNow();
  const form = { ...vehicleValues(vehicle), ...typed };
  await saveVehicle(buyer, { id, form, seen: vehicleStamp(vehicle), accepted: null });
}

const forgetShipped = () =>
  database.db.update(catalogVehicles).set({ shipped: null, shippedStamp: null });

test('a start without newer data changes nothing', async () => {
  expect(await followShipped(buyer, records)).toBe(0);
  expect(await listBatches(buyer, { category: 'vehicles' })).toEqual([]);
});

test('an untouched record follows newer data and a new vehicle comes, which can be undone', async () => {
  const before = await recordNow();
  expect(await followShipped(buyer, newer())).toBe(2);
  const after = await recordNow();
  expect(after.vehicle).toEqual({ ...before.vehicle, ...measured });
  expect(differencesOf(after.vehicle, after.shipped)).toEqual([]);
  expect((await recordNow('ford-f150-next')).vehicle).toMatchObject({ status: 'active' });
  expect(await followShipped(buyer, newer())).toBe(0);
  const [batch] = await listBatches(buyer, { category: 'vehicles' });
  expect(batch).toMatchObject({ kind: 'shipped', parts: 2, actorName: 'Priya' });
  await undoBatch(buyer, { batchId: batch?.id ?? '' });
  expect((await recordNow()).vehicle).toEqual(before.vehicle);
  expect((await recordNow('ford-f150-next')).vehicle).toMatchObject({ status: 'discontinued' });
});

test('what the shop changed stays, and both are kept side by side; the rest of its record follows', async () => {
  await change({ hubBoreMm: '87', groundClearanceIn: '9.6' });
  await followShipped(buyer, newer());
  const { vehicle, shipped } = await recordNow();
  expect(vehicle).toMatchObject({ wheelbaseIn: 145.5, notes: 'Measured anew', hubBoreMm: 87 });
  expect(vehicle.provenance.hubBoreMm?.source).toMatch(/^Entered by the shop/);
  expect(differencesOf(vehicle, shipped)).toMatchObject([
    { fact: 'groundClearanceIn', shop: 9.6 },
    { fact: 'hubBoreMm', shop: 87, shipped: 87.2 },
  ]);
});

test('a vehicle that the shop took off the site stays off, with newer facts', async () => {
  await change({ status: 'discontinued' });
  await followShipped(buyer, newer());
  expect((await recordNow()).vehicle).toMatchObject({ status: 'discontinued', ...measured });
});

test('a database of an earlier version: rows that nobody wrote follow, others keep what differs', async () => {
  await change({ hubBoreMm: '87' });
  await forgetShipped();
  const other = 'ford-f150-2015';
  const data = newer().map((one) => (one.id === other ? { ...one, notes: 'Also anew' } : one));
  await followShipped(buyer, data);
  expect((await recordNow(other)).vehicle.notes).toBe('Also anew');
  const { vehicle, shipped } = await recordNow();
  expect(vehicle).toMatchObject({ hubBoreMm: 87, wheelbaseIn: 145.4 });
  expect(differencesOf(vehicle, shipped).map(({ fact }) => fact)).toEqual(
    expect.arrayContaining(['hubBoreMm', 'wheelbaseIn', 'notes']),
  );
});

test('a vehicle of the shop’s own whose id the product ships later stays as the shop wrote it', async () => {
  await change({ notes: 'Ours' });
  await database.db
    .update(catalogVehicles)
    .set({ shipped: null, shippedStamp: null, createdAt: sql`created_at - interval '1 day'` })
    .where(eq(catalogVehicles.id, id));
  await followShipped(buyer, newer());
  expect((await recordNow()).vehicle.notes).toBe('Ours');
});

test('a database without vehicles stays without', async () => {
  await database.db.delete(catalogVehicles);
  expect(await followShipped(buyer, records)).toBe(0);
});
