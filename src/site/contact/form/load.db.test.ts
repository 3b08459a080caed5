import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { load } from './load.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

function open(query: string) {
  const url = new URL(`http://shop.test/contact?${query}`);
  const page = requestOf({ context: null, url, request: new Request(url), params: {} });
  return load({ ctx: createTestContext(database.db, { actor: { kind: 'visitor' } }), page });
}

test('a link about a truck prefills the message: one nobody has measured, or one without parts of a kind', async () => {
  expect(await open('truck=1998+Silverado+1500')).toMatchObject({
    topic: 'fit',
    message: 'My truck is not on your list: 1998 Silverado 1500. What fits it?',
  });
  expect(await open('truck=2024+Ford+Maverick&part=wheels')).toMatchObject({
    topic: 'fit',
    message: 'Your shelf has no wheels for my 2024 Ford Maverick. What fits it?',
  });
  expect(await open('truck=2024+Ford+Maverick&part=sunroof')).toMatchObject({
    message: 'My truck is not on your list: 2024 Ford Maverick. What fits it?',
  });
});
