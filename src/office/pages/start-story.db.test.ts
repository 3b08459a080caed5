import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { startStory } from './start-story.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = (fields: { name: string; slug: string }) =>
  startStory(asStaff(createTestContext(database.db), 'editor'), {
    template: 'page',
    folder: null,
    ...fields,
  });

test.each(['', '  '])('a page without a name (%j) is refused for that alone', async (name) => {
  const issues = [{ path: 'name', reason: 'content.name-empty' }];
  await expect(start({ name, slug: '' })).rejects.toMatchObject({ code: 'invalid', issues });
});

test('an address that was typed, or that a name makes none of, is refused by itself', async () => {
  for (const fields of [
    { name: 'Welding', slug: 'Weld ing' },
    { name: '焊接', slug: '' },
  ])
    await expect(start(fields)).rejects.toMatchObject({ issues: [{ path: 'slug' }] });
});
