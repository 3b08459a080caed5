import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#src/server/logger.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { Database } from './client.ts';
import { leads } from './schema/leads.ts';

// Runs on both engines: what the driver puts into an error.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const planted = 'Dana Planted, dana.planted@example.org';
const lead = {
  id: '0b0c39a5-6c6c-4a53-9f0e-2f1f5a4b8b11',
  kind: 'message' as const,
  topic: 'price',
  locale: 'en' as const,
  contactKind: 'email' as const,
  name: planted,
  contact: planted,
};

/** Everything that can be read from a thrown error. */
async function readOff(work: Promise<unknown>): Promise<string> {
  const thrown = await work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => error,
  );
  const lines: string[] = [];
  createLogger('debug', (line) => lines.push(line)).error({ err: thrown }, 'request failed');
  return `${String(thrown)} ${inspect(thrown, { depth: 9, showHidden: true })} ${lines.join('')}`;
}

test('a write that breaks a rule of the table says which, and not what was written', async () => {
  await database.db.execute(
    sql`alter table leads add constraint no_dana check (name not like 'Dana%')`,
  );
  const said = await readOff(database.db.insert(leads).values(lead));
  expect(said).toContain('no_dana');
  expect(said).toContain('insert into "leads"');
  expect(said).not.toContain('Planted');
  expect(said).not.toContain('planted');
});

test('neither does a row that is there twice, in a transaction', async () => {
  const named = { ...lead, name: 'Bo Planted' };
  const twice = database.db.transaction(async (tx) => {
    await tx.insert(leads).values(named);
    await tx.insert(leads).values(named);
  });
  const said = await readOff(twice);
  expect(said).toContain('leads_pkey');
  expect(said).not.toMatch(/planted/i);
});

test('nor a value that the type of its column refuses', async () => {
  const said = await readOff(
    database.db.execute(sql`select * from leads where id = ${'planted'}::text::uuid`),
  );
  expect(said).toContain('invalid input syntax for type uuid');
  expect(said).not.toMatch(/planted/i);
});
