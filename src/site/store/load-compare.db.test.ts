import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { loadCompare } from './load-compare.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

async function rowsOf(items: string) {
  const url = new URL(`http://localhost/store/compare?items=${items}`);
  const page = requestOf({ context: null, url, request: new Request(url), params: {} });
  const { rows } = await loadCompare(createTestContext(database.db), page);
  return new Map(rows.map(({ label, ...row }) => [label, row]));
}

test('what two of a kind say differently is marked, what they share is not', async () => {
  const rows = await rowsOf('basaltline-corbel,vantrel-quoin');
  expect(rows.get('Price')?.differs).toBe(true);
  expect(rows.get('Lug nuts')?.differs).toBe(false);
});

test('what only one kind of goods has makes no difference between kinds', async () => {
  const rows = await rowsOf('basaltline-corbel,granfell-saltmarch-at');
  expect(rows.get('Tread depth')).toMatchObject({
    values: [['–'], expect.anything()],
    differs: false,
  });
  expect(rows.get('Price')?.differs).toBe(true);
});
