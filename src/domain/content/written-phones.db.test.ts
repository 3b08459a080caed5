import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, folder } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { binStory, listWrittenPhones } from './index.server.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
});
afterAll(() => database.close());

test('stories with a number of their own are found; folders, others and the bin are not', async () => {
  const button = {
    component: 'button',
    title: 'Call 480-777-7700',
    url: { url: 'tel:4807777700' },
  };
  const content = { component: 'page', body: [button] };
  const { id } = await draftStory(ctx, { slug: 'calls', content });
  const { id: binned } = await draftStory(ctx, { slug: 'gone', content });
  await binStory(ctx, { id: binned });
  await draftStory(ctx, { slug: 'silent' });
  await folder(ctx, 'numbers');
  const found = await listWrittenPhones(ctx);
  expect(found).toEqual([{ id, name: expect.any(String), phones: expect.any(Array) }]);
  expect(found[0]?.phones.map(({ use }) => use).toSorted()).toEqual(['call', 'words']);
  await expect(listWrittenPhones({ ...ctx, actor: { kind: 'visitor' } })).rejects.toThrow();
});
