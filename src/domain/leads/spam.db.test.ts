import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  findPeople,
  inquiryChoices,
  listBoardColumns,
  listInquiries,
  sendMessage,
  setInquiryStage,
  submitBuild,
} from './index.server.ts';

let database: Database;
let ctx: Ctx;
let luis: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  luis = await addStaff(createTestContext(database.db), 'front-desk', 'Luis');
});
afterAll(() => database.close());

const firstPage = { page: 1, perPage: 50 };
const namesOf = ({ inquiries }: { inquiries: { name: string }[] }) =>
  inquiries.map(({ name }) => name);

async function idOf(name: string): Promise<string> {
  const [lead] = await database.db.select().from(leads).where(eq(leads.name, name));
  return lead?.id ?? '';
}

const message = { contact: 'bot@spam.example', topic: 'fit' as const, message: 'Cheap SEO' };

test('what a program filled in is kept, told to nobody and listed only as spam', async () => {
  const values = { ...message, formId: crypto.randomUUID(), name: 'Bot', photo: undefined };
  await sendMessage(ctx, { locale: 'en', values, isSpam: true });
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2022 });
  await recordCompletedOptions(ctx, { ...access, meta: { wheels: { sku: null } } });
  const details = { name: 'Build bot', contact: 'bot@spam.example', consent: 'on' };
  const sent = { buildId: access.id, capability: access.capability, isSpam: true };
  await submitBuild(ctx, { ...details, note: '', ...sent });

  expect(await database.db.select().from(mailMessages)).toEqual([]);
  expect((await listInquiries(luis, firstPage)).total).toBe(0);
  expect((await listBoardColumns(luis, { perColumn: 5 })).every(({ total }) => total === 0)).toBe(
    true,
  );
  expect(await inquiryChoices(luis)).toMatchObject({ open: 0 });
  expect(await findPeople(luis, { search: 'bot', limit: 5 })).toEqual([]);
  const kept = await listInquiries(luis, { ...firstPage, stage: 'spam' });
  expect(namesOf(kept).sort()).toEqual(['Bot', 'Build bot']);
});

test('one press takes it back as somebody who waits, and another makes spam of anybody', async () => {
  await setInquiryStage(luis, { id: await idOf('Bot'), stage: 'new' });
  const found = await listInquiries(luis, { ...firstPage, waiting: 'waiting' });
  expect(found.inquiries).toMatchObject([
    { name: 'Bot', stage: 'new', answeredAt: null, closedAt: null },
  ]);
  const id = await addMessage(luis, { name: 'Seller', contact: 'seller@spam.example' });
  await setInquiryStage(luis, { id, stage: 'spam' });
  expect(namesOf(await listInquiries(luis, { ...firstPage, stage: 'spam' }))).toContain('Seller');
  expect(namesOf(await listInquiries(luis, firstPage))).toEqual(['Bot']);
});
