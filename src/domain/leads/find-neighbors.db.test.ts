import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, addStaff, sendBuild } from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { findNeighbors, listInquiries, logCall } from './index.server.ts';
import { inquirySorts } from './index.ts';

let database: Database;
let desk: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
  desk = await addStaff(ctx, 'front-desk', 'Luis');
  for (const name of ['Ana', 'ana', 'Ben', 'Zoe']) {
    await addMessage(ctx, { name, contact: `${name}@example.org` });
  }
  // Two came in the same microsecond; prices are equal, and messages have none.
  await sendBuild(ctx, { name: 'Dana', contact: '602-555-0142' });
  await sendBuild(ctx, { name: 'Kyle', contact: '602-555-0143' });
  await addMessage(ctx, {
    name: 'Late',
    contact: 'l@example.org',
    createdAt: new Date('2026-01-02'),
  });
});
afterAll(() => database.close());

const filters = [{}, { kind: 'message' }, { waiting: 'waiting' }, { search: 'ana' }] as const;

test('a walk from one to the next meets the whole list in its order, and back again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...inquirySorts),
      fc.constantFrom(...filters),
      async (sort, filter) => {
        const { inquiries, total } = await listInquiries(desk, {
          ...filter,
          sort,
          page: 1,
          perPage: 50,
        });
        const ids = inquiries.map(({ id }) => id);
        for (const [at, id] of ids.entries()) {
          const near = await findNeighbors(desk, { ...filter, sort, id });
          expect(near?.previous?.id ?? null).toBe(ids[at - 1] ?? null);
          expect(near?.next?.id ?? null).toBe(ids[at + 1] ?? null);
          expect(near).toMatchObject({ at: at + 1, total });
        }
      },
    ),
    { numRuns: 24 },
  );
});

test('one that was answered has left the list of those who wait, but not its place between the others', async () => {
  const list = { stage: 'new', sort: 'newest' } as const;
  const { inquiries } = await listInquiries(desk, { ...list, page: 1, perPage: 50 });
  const [before, answered, after] = inquiries.slice(1);
  if (!before || !answered || !after) throw new Error('Too few to walk');
  await logCall(desk, { id: answered.id, outcome: 'reached' });
  expect(await findNeighbors(desk, { ...list, id: answered.id })).toEqual({
    previous: { id: before.id, name: before.name },
    next: { id: after.id, name: after.name },
    at: null,
    total: inquiries.length - 1,
  });
});

test('who is nowhere has no neighbors', async () => {
  expect(await findNeighbors(desk, { id: crypto.randomUUID(), sort: 'newest' })).toBeNull();
  const editor = await addStaff(createTestContext(database.db), 'editor', 'Mia');
  const attempt = findNeighbors(editor, { id: crypto.randomUUID(), sort: 'newest' });
  await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
});
