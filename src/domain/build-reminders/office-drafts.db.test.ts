import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { askForReminder, getDraft, listDrafts, remindOfBuild } from './index.server.ts';

let database: Database;
let visitor: Ctx;
let office: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  const staff = { kind: 'staff', userId: 'u', name: 'Luis', email: 'l@example.com' } as const;
  office = { ...visitor, actor: { ...staff, role: 'builder', scopes: ['leads.read'] } };
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const firstPage = { page: 1, perPage: 25 };
const sku = 'skerrow-northlight-at-lt27565r20';

async function draft(reminderEmail?: string) {
  const access = await startBuild(visitor, { vehicleId: 'ford-f150-2021', year: 2021 });
  await recordCompletedOptions(visitor, { ...access, meta: { tires: { sku } } });
  const asked = { ...access, reminderConsent: 'on' };
  if (reminderEmail) await askForReminder(visitor, { ...asked, reminderEmail });
  return access;
}

test('the office sees a draft whose owner agreed, with its truck and parts, and no other', async () => {
  const { id } = await draft('dana@example.org');
  const without = await draft();
  const { drafts, total } = await listDrafts(office, firstPage);
  expect(total).toBe(1);
  const line = { id, email: 'dana@example.org', truck: '2021 Ford F-150', remindedAt: null };
  expect(drafts).toMatchObject([{ ...line, parts: [{ option: 'tires', sku, count: 4 }] }]);
  expect(await getDraft(office, id)).toMatchObject({ ...line, build: { year: 2021 } });
  await expect(getDraft(office, without.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(getDraft(office, 'x')).rejects.toMatchObject({ code: 'not-found' });
});

test('it tells when the one reminder has gone', async () => {
  const { id } = await draft('rosa@example.org');
  const dayLater = testNow.add({ hours: 25 });
  const shop = createTestContext(database.db, { clock: { now: () => dayLater } });
  await remindOfBuild(shop, { buildId: id });
  const { remindedAt } = await getDraft(office, id);
  expect(remindedAt?.getTime()).toBe(dayLater.epochMilliseconds);
});

test('what was sent is a lead, not a draft any more', async () => {
  const access = await draft('luis@example.org');
  const before = (await listDrafts(office, firstPage)).total;
  const details = { name: 'Luis', contact: '6025550199', note: '', consent: 'on' };
  await submitBuild(visitor, { ...details, ...access, buildId: access.id });
  expect((await listDrafts(office, firstPage)).total).toBe(before - 1);
  await expect(getDraft(office, access.id)).rejects.toMatchObject({ code: 'not-found' });
});

test('who may not read leads sees no draft', async () => {
  await expect(listDrafts(visitor, firstPage)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(getDraft(visitor, 'x')).rejects.toMatchObject({ code: 'unauthenticated' });
});
