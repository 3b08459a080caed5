import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { leads } from '#src/db/schema/leads.ts';
import { addMessage, sendBuild } from '#tests/factories/inquiries.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { readWhatComesIn } from './what-comes-in.server.ts';

const { database, ctx } = await openShop();
await seedShopRecords(database.db);
afterAll(() => database.close());

const september = { from: '2026-09-01', until: '2026-09-30', zone: 'America/Phoenix' };

/** A build that was sent at this time, of an F-150 or of another truck. */
async function sent(at: string, vehicleId = 'ford-f150-2021'): Promise<void> {
  const id = await sendBuild(ctx, { name: 'Dana', contact: 'dana@example.org' });
  const { snapshot } = leads;
  await database.db
    .update(leads)
    .set({
      createdAt: new Date(at),
      snapshot: sql`jsonb_set(${snapshot}, '{drawing,vehicleId}', ${JSON.stringify(vehicleId)}::jsonb)`,
    })
    .where(eq(leads.id, id));
}

test('models stand by how many builds were sent for them on the days of the shop, generations together', async () => {
  await addMessage(ctx, { name: 'Sam', contact: 'sam@example.org' });
  // Midnight in Phoenix is 7 o'clock in UTC.
  await sent('2026-09-01T06:59:00Z');
  await sent('2026-09-01T07:00:00Z');
  await sent('2026-10-01T06:59:00Z', 'ford-f150-2015');
  await sent('2026-10-01T07:00:00Z');
  await sent('2026-09-12T12:00:00Z', 'toyota-tacoma-2016');
  const { sent: all, models } = await readWhatComesIn(asStaff(ctx, 'owner'), september);
  expect(all).toBe(3);
  expect(models.map(({ name, count }) => [name, count])).toEqual([
    ['F-150', 2],
    ['Tacoma', 1],
  ]);
  expect(models[1]?.truck.drawing.vehicle).toBe('toyota-tacoma-2016');
  await expect(readWhatComesIn(asStaff(ctx, 'hiring'), september)).rejects.toMatchObject({
    code: 'forbidden',
  });
});
