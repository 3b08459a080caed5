import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { createRequestLimit, type RequestLimit } from './index.server.ts';

// Runs on both engines: processes that count together.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rule = { name: 'test', requests: 20, seconds: 60 };

async function takeOften(limits: RequestLimit[], key: string): Promise<number> {
  const asked = Array.from({ length: 60 }, (_, index) => limits[index % limits.length]?.take(key));
  const taken = await Promise.all(asked);
  return taken.filter((one) => one?.isRefused === false).length;
}

test('two processes on one database let 60 requests at once have the limit once, not twice', async () => {
  const limits = [createRequestLimit(rule, database), createRequestLimit(rule, database)];
  expect(await takeOften(limits, 'one')).toBe(20);
  expect(await takeOften(limits, 'one')).toBe(0);
  expect(await takeOften(limits, 'another')).toBe(20);
});

test('a process by itself counts without the database', async () => {
  const limit = createRequestLimit(rule, { db: null });
  expect(await limit.take('one')).toMatchObject({ isRefused: false, remaining: 19 });
  expect(await takeOften([limit], 'one')).toBe(19);
  const { isRefused, resetSeconds } = await limit.take('one');
  expect([isRefused, resetSeconds > 0 && resetSeconds <= 60]).toEqual([true, true]);
});

test('limits of different names count apart', async () => {
  const other = createRequestLimit({ ...rule, name: 'other' }, database);
  expect(await takeOften([other], 'one')).toBe(20);
});
