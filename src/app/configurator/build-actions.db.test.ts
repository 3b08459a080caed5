import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { type BuildAccess, buildCookie } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { actOnBuild } from './build-actions.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

function post(access: BuildAccess, step: string, fields: Record<string, string>) {
  const [Cookie = ''] = buildCookie(access, { secure: false }).split(';');
  const url = `http://localhost/build?step=${step}`;
  const body = new URLSearchParams(fields);
  // What is read once a request is kept by its context.
  return actOnBuild({ ...ctx }, new Request(url, { method: 'POST', headers: { Cookie }, body }));
}

const toVehicle = { status: 303, headers: expect.any(Headers) };

test('a build on a vehicle that the shop no longer has leads back to the vehicles', async () => {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  const meta = { vehicle: { vehicleId: 'gone-1900', year: 2021 } };
  await recordCompletedOptions(ctx, { ...access, meta });
  const details = { intent: 'send', name: 'Dana', contact: '602 555 0199', consent: 'on' };
  const answer = await post(access, 'details', details);
  expect(answer).toMatchObject(toVehicle);
  expect((answer as Response).headers.get('Location')).toBe('/build?step=vehicle');
});

test('a part number that can be none is no failure', async () => {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  expect(await post(access, 'wheels', { sku: 'x'.repeat(300) })).toMatchObject(toVehicle);
});
