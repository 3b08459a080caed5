import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, sendBuild } from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { readTrucks } from './index.server.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const typedAs = async (typed: string) =>
  (await readTrucks(ctx, [{ id: 'one', typed }])).get('one')?.drawing.vehicle ?? null;

test('a sent build is drawn as it was sent, by its lead and by its appointment', async () => {
  const leadId = await sendBuild(ctx, { name: 'Dana', contact: 'dana@example.org' });
  const message = await addMessage(ctx, { name: 'Sam', contact: 'sam@example.org' });
  const [row] = await ctx.db.select().from(leads).where(eq(leads.id, leadId));
  const trucks = await readTrucks(ctx, [
    { id: 'lead', leadId, typed: '' },
    { id: 'visit', buildId: row?.buildId ?? null, typed: '2019 Toyota Tacoma' },
    { id: 'message', leadId: message, typed: '' },
    { id: 'walk-in', leadId: message, typed: '2019 Toyota Tacoma' },
  ]);
  expect(trucks.get('lead')).toMatchObject({
    drawing: { vehicle: 'ford-f150-2021', wheel: 'vantrel-quoin-17x8.5-6x135-p18' },
    verdict: row?.snapshot?.verdict,
  });
  expect(trucks.get('lead')?.setup?.liftFrontIn).toBeGreaterThan(0);
  expect(trucks.get('visit')).toEqual(trucks.get('lead'));
  expect(trucks.has('message')).toBe(false);
  expect(trucks.get('walk-in')).toMatchObject({
    drawing: { vehicle: 'toyota-tacoma-2016' },
    verdict: null,
    setup: null,
  });
});

test('a wheel that the catalog has no more is drawn as the factory’s', async () => {
  const leadId = await sendBuild(ctx, { name: 'Gone', contact: 'gone@example.org' });
  const [row] = await ctx.db.select().from(leads).where(eq(leads.id, leadId));
  const text = JSON.stringify(row?.snapshot).replaceAll('vantrel-quoin-17x8.5', 'vantrel-lost');
  await ctx.db
    .update(leads)
    .set({ snapshot: JSON.parse(text) })
    .where(eq(leads.id, leadId));
  const truck = (await readTrucks(ctx, [{ id: 'lead', leadId, typed: '' }])).get('lead');
  expect(truck?.drawing).toMatchObject({ vehicle: 'ford-f150-2021' });
  expect(truck?.drawing).not.toHaveProperty('wheel');
});

test('typed words are drawn only if they mean one vehicle of one generation', async () => {
  expect(await typedAs('2021 Ford F-150')).toBe('ford-f150-2021');
  expect(await typedAs('Ford F-150 2010')).toBe('ford-f150-2009');
  expect(await typedAs('tacoma 12, gray, lifted 3 in')).toBe('toyota-tacoma-2005');
  for (const unknown of ['', 'F-150', 'Tundra', '1995 F-150', '2018 Jeep Wrangler', 'Mine, 2021']) {
    expect([unknown, await typedAs(unknown)]).toEqual([unknown, null]);
  }
});
