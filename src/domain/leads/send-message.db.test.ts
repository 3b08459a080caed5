import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { listPhotosOfMessage, readBuildPhoto } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { truckPhoto } from '#tests/factories/photos.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { sendMessage } from './index.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const message = {
  name: 'Rosa Delgado',
  contact: 'rosa@example.org',
  topic: 'problem' as const,
  message: 'It clunks over speed bumps.',
};

async function sendMessageWith(values: Partial<Parameters<typeof sendMessage>[1]['values']> = {}) {
  const formId = crypto.randomUUID();
  const sent = { ...message, formId, photo: undefined, ...values };
  await sendMessage(ctx, { locale: 'es', values: sent });
  return sent;
}

const letters = (to: string) =>
  database.db.select().from(mailMessages).where(eq(mailMessages.recipient, to));

test('a message comes with its photo, once, for the shop alone', async () => {
  const photo = await truckPhoto('rub.jpg');
  const sent = await sendMessageWith({ name: 'With photo', photo });
  await sendMessage(ctx, { locale: 'es', values: sent });
  const found = await database.db.select().from(leads).where(eq(leads.name, 'With photo'));
  expect(found).toHaveLength(1);
  const staff = createTestContext(database.db, { files: ctx.files });
  const kept = await listPhotosOfMessage(staff, found[0]?.id ?? '');
  expect(kept).toMatchObject([{ fileName: 'rub.jpg', widthPx: 40 }]);
  expect(Buffer.from(await readBuildPhoto(staff, kept[0]?.id ?? '')).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
});

test('a file that is not a photo leaves nothing behind', async () => {
  const photo = new File(['<script>alert(1)</script>'], 'truck.jpg', { type: 'image/jpeg' });
  const before = await database.db.$count(buildPhotos);
  await expect(sendMessageWith({ name: 'No photo', photo })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await database.db.select().from(leads).where(eq(leads.name, 'No photo'))).toEqual([]);
  expect(await database.db.$count(buildPhotos)).toBe(before);
});

test('who wrote from an address hears in their language by when they are answered', async () => {
  await sendMessageWith({ contact: 'ana@example.org' });
  const [letter] = await letters('ana@example.org');
  expect(letter).toMatchObject({ letter: 'message-received', locale: 'es' });
  // Saturday noon: one hour is left, the other one is on Monday.
  expect(letter?.data).toMatchObject({ answerBy: '2026-11-23T16:00:00Z', hasPhoto: false });
});

test('who left a number gets no mail', async () => {
  await sendMessageWith({ contact: '(480) 777-7700' });
  expect(await letters('+14807777700')).toEqual([]);
});
