import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { assignInquiry, listInquiries, mergeInquiries } from './index.server.ts';

// Runs on both engines: locks taken in opposite order.

let database: Database;
let ctx: Ctx;
let luis: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
  luis = await addStaff(ctx, 'front-desk', 'Luis');
});
afterAll(() => database.close());

const rounds = 12;

test('people who merge the same inquiries in opposite ways at once never lock each other out', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const name = `Fay ${round}`;
    const ids = await Promise.all(
      [1, 2, 3].map((one) => addMessage(ctx, { name, contact: `fay${round}-${one}@example.org` })),
    );
    const pairs = ids.flatMap((id) => ids.map((otherId) => ({ id, otherId })));
    const ends = await Promise.allSettled([
      ...pairs
        .filter(({ id, otherId }) => id !== otherId)
        .map((pair) => mergeInquiries(luis, pair)),
      ...ids.map((id) => assignInquiry(luis, { id, assigneeId: 'Luis' })),
    ]);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    // Either refused with a reason or done, never aborted by the database.
    expect(reasons.map(({ code }) => code)).toEqual(reasons.map(() => 'conflict'));
    const left = await listInquiries(luis, { search: name, page: 1, perPage: 50 });
    expect(left.inquiries.filter((one) => one.name === name)).toHaveLength(1);
  }
});
