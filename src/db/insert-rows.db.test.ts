import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { insertRows } from './insert-rows.ts';

const database: Database = await openTestDatabase();
const kept = pgTable('kept_rows', {
  lineNumber: integer('line_number').notNull(),
  said: text('said'),
  what: jsonb('what').$type<unknown>(),
  isNew: boolean('is_new'),
  startsOn: date('starts_on', { mode: 'string' }),
  pictures: text('pictures').array(),
});
await database.db.execute(sql`
  create table kept_rows (
    line_number integer not null, said text, what jsonb, is_new boolean, starts_on date, pictures text[]
  )
`);
afterAll(() => database.close());

const said = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
const row = fc.record({
  lineNumber: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  said: fc.option(said),
  what: fc.option(fc.dictionary(said, fc.oneof(said, fc.integer(), fc.boolean()))),
  isNew: fc.option(fc.boolean()),
  startsOn: fc.option(fc.constantFrom('2026-11-29', '1999-01-01')),
  pictures: fc.option(fc.array(said)),
});

test('rows are read as they were given', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      await database.db.delete(kept);
      await insertRows(database.db, kept, rows);
      const read = await database.db.select().from(kept);
      expect(read).toHaveLength(rows.length);
      expect(read).toEqual(expect.arrayContaining(rows));
    }),
    { numRuns: 40 },
  );
});

test('half a character, and a column that is left out', async () => {
  await database.db.delete(kept);
  await insertRows(database.db, kept, [
    { lineNumber: 1, said: 'Lift 😀'.slice(0, -1), what: { note: 'a\\ud800 b' } },
  ]);
  expect(await database.db.select().from(kept)).toMatchObject([
    { said: 'Lift \ufffd', what: { note: 'a\\ud800 b' }, isNew: null, startsOn: null },
  ]);
});
