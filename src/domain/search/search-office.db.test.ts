import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '#src/db/schema/leads.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { searchOffice } from './index.server.ts';

// Runs on both engines: search in SQL.

const database = await openTestDatabase();
const ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });

beforeAll(async () => {
  await database.db.insert(leads).values(
    ['Zoë 100%', 'Dana_Whitlock', 'Dana Brandt'].map((name) => ({
      id: randomUUID(),
      kind: 'message' as const,
      name,
      contact: '+16025550142',
      contactKind: 'phone' as const,
      locale: 'en',
    })),
  );
});
afterAll(() => database.close());

const titles = async (role: Parameters<typeof asStaff>[1], words: string) =>
  (await searchOffice(asStaff(ctx, role), words)).map(({ title }) => title);

test('words are found wherever they stand, and signs of patterns are only signs', async () => {
  expect(await titles('front-desk', 'whitlock')).toEqual(['Dana_Whitlock']);
  expect(await titles('front-desk', '100%')).toEqual(['Zoë 100%']);
  expect(await titles('front-desk', '%%')).toEqual([]);
  expect(await titles('front-desk', 'd')).toEqual([]);
  expect((await titles('front-desk', '602 555 0142')).length).toBe(3);
});

test('nobody finds what they may not open', async () => {
  expect(await titles('editor', 'dana')).toEqual([]);
  await expect(searchOffice(ctx, 'dana')).rejects.toMatchObject({ code: 'unauthenticated' });
});
