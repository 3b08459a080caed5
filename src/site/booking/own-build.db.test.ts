import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { buildCookie } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { load } from './form/load.server.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

async function sentBuild(): Promise<{ code: string; cookie: string }> {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  const meta = {
    'lift-kits': { sku: null },
    wheels: { sku: 'basaltline-corbel-17x9-6x135-p0' },
    tires: { sku: 'granfell-saltmarch-at-lt28570r17' },
  };
  await recordCompletedOptions(ctx, { ...access, meta });
  const person = { name: 'Dana', contact: 'dana@example.org', note: '', consent: 'on' };
  const lead = await submitBuild(ctx, {
    ...person,
    preferred: 'email',
    buildId: access.id,
    capability: access.capability,
  });
  const [cookie = ''] = buildCookie(access, { secure: false }).split(';');
  return { code: `IR-${lead.number}`, cookie };
}

function open(query: string, cookie = '') {
  const url = new URL(`http://shop.test/appointment?${query}`);
  const request = new Request(url, { headers: { Cookie: cookie } });
  const page = requestOf({ context: null, url, request, params: {} });
  const blok = {
    component: 'appointment-form' as const,
    _uid: 'form',
    validation: 'aggressive' as const,
  };
  // A context caches what was read in a request.
  return load({ ctx: { ...ctx }, blok, page });
}

test('the build of this browser is work of its own hours, not before its parts are here', async () => {
  const { code, cookie } = await sentBuild();
  const { options, asked, person, work } = await open(`build=${code}`, cookie);
  expect(options[0]).toMatchObject({
    value: code,
    summary: expect.stringContaining('2021 Ford F-150'),
  });
  expect(asked).toEqual({ service: code, mode: 'drop', vehicle: '2021 Ford F-150' });
  expect(person).toEqual({ name: 'Dana', contact: 'dana@example.org' });
  expect(work).toMatchObject({
    isBuild: true,
    name: 'Wheels and tires',
    length: options[0]?.length,
  });
});

test('whoever opens the page alone after sending a build gets the days for it, and can choose otherwise', async () => {
  const { code, cookie } = await sentBuild();
  const alone = await open('', cookie);
  expect(alone.asked).toMatchObject({ service: code, vehicle: '2021 Ford F-150' });
  expect(alone.isSettled).toBe(true);
  expect(alone.work?.isBuild).toBe(true);
  const choosing = await open('choose=1', cookie);
  expect(choosing.work).toBeNull();
  expect(choosing.options[0]?.value).toBe(code);
  const another = await open('service=alignment', cookie);
  expect(another.asked.service).toBe('alignment');
  expect((await open('')).work).toBeNull();
});

test('a build that has its day is not booked a second time unasked', async () => {
  const { code, cookie } = await sentBuild();
  await database.db
    .update(leads)
    .set({ stage: 'booked' })
    .where(eq(leads.number, Number(code.replace('IR-', ''))));
  const { work, options } = await open('', cookie);
  expect(work).toBeNull();
  expect(options[0]?.value).toBe(code);
});

test('nobody else sees it, whatever the address says', async () => {
  const { code } = await sentBuild();
  const { cookie: other } = await sentBuild();
  for (const cookie of ['', other]) {
    const { options, work } = await open(`build=${code}`, cookie);
    expect(options.map(({ value }) => value)).not.toContain(code);
    expect(work).toBeNull();
  }
});

test('the next free day is shown first, with when the truck is ready', async () => {
  const { work, taken, chosen } = await open('service=suspension-lift');
  expect(work?.calendar).toMatchObject({
    earlier: null,
    span: 'Nov 23 to Dec 13',
    chosen: { date: '2026-11-27', isFirst: true },
  });
  expect(work?.calendar?.times[0]).toMatchObject({
    ready: 'Ready by Sat, Nov 28, about 11:00 AM',
    stay: 'In the bay over 2 working days',
  });
  expect({ taken, chosen }).toEqual({ taken: null, chosen: null });
  const on = (date: string) => work?.calendar?.days.find((day) => day.date === date)?.text;
  expect(on('2026-11-26')).toBe('Thanksgiving');
  expect(on('2026-11-24')).toBe('Too soon');
});

test('an address with a time that cannot be had any more shows the next ones', async () => {
  const { taken, chosen } = await open('service=fit-check&at=2026-11-01T15:00:00Z&held=x');
  expect(chosen).toBeNull();
  expect(taken).toHaveLength(5);
});

test('somebody waits only for what is short', async () => {
  expect((await open('service=fit-check&mode=wait')).asked.mode).toBe('wait');
  expect((await open('service=suspension-lift&mode=wait')).asked.mode).toBe('drop');
});
