import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/database.ts';
import { type Database, withQueries } from './client.ts';
import { nameStatement } from './observed-pool.ts';
import { mailMessages } from './schema/mail.ts';

let database: Database;
const told: string[] = [];

beforeAll(async () => {
  const opened = await openTestDatabase();
  database = withQueries(opened, async ({ operation, table }, run) => {
    told.push(table === null ? operation : `${operation} ${table}`);
    return run();
  });
});
afterAll(() => database.close());

test('each statement is told by what it does and where, also within a transaction', async () => {
  await database.db.select().from(mailMessages);
  await database.db.transaction(async (tx) => {
    await tx.execute(
      sql`update mail_messages set attempts = 0 where recipient = ${'ann@x.example'}`,
    );
    await tx.transaction((inner) => inner.execute(sql`select 1`));
  });
  expect(told).toEqual([
    'select mail_messages',
    'begin',
    'update mail_messages',
    'savepoint',
    'select',
    'release',
    'commit',
  ]);
  await expect(database.db.execute(sql`select * from nowhere`)).rejects.toThrow(/nowhere/);
  expect(told.at(-1)).toBe('select nowhere');
});

test.each([
  ['select "id" from "leads" where "id" = $1', 'select', 'leads'],
  ['insert into "audit_entries" ("id") values ($1)', 'insert', 'audit_entries'],
  ['delete from only leads', 'delete', 'leads'],
  ['explain select 1', 'other', null],
  ['', 'other', null],
])('%s', (text, operation, table) => {
  expect(nameStatement(text)).toEqual({ operation, table });
});
