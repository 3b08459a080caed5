import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import {
  addBookingRequest,
  addMessage,
  addStaff,
  addWaiter,
  sendBuild,
} from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { findPeople, listInquiries, listInquiriesAfter } from './index.server.ts';

// Runs on both engines: triggers, and search in SQL.

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

/** Rows that are in only one of: what is derived now, and what the triggers have kept. */
async function differences(): Promise<unknown[]> {
  const { rows } = await database.pool.query(`
    (select * from inquiry_rows except select * from inquiries)
    union all (select * from inquiries except select * from inquiry_rows)`);
  return rows;
}

const tables = ['leads', 'appointment_requests', 'waiting_list'] as const;
const changes = [
  "stage = 'contacted', answered_at = now(), desk_version = desk_version + 1",
  "stage = 'spam', closed_at = now()",
  "stage = 'new'",
  "name = 'Inés Peña'",
  'merged_into = gen_random_uuid()',
  'merged_into = null',
  'id = gen_random_uuid()',
] as const;

const step = fc.record({
  table: fc.constantFrom(...tables),
  change: fc.option(fc.constantFrom(...changes), { nil: 'delete' as const, freq: 12 }),
  /** Which row of the table. */
  at: fc.nat({ max: 5 }),
});

test('whatever is done to leads, requests and waiting people, each has one row in the lists, and it is current', async () => {
  for (const name of ['Ana', 'Ben']) {
    await sendBuild(ctx, { name, contact: `${name}@example.org` });
    await addMessage(ctx, { name, contact: '(602) 555-0142' });
    await addBookingRequest(ctx, { name, contact: '602-555-0143' });
    await addWaiter(ctx, { name, email: `${name}@example.org` });
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      for (const { table, change, at } of steps) {
        const one = `(select id from ${table} order by id offset ${at} limit 1)`;
        const what = change === 'delete' ? `delete from ${table}` : `update ${table} set ${change}`;
        await database.pool.query(`${what} where id = ${one}`);
      }
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('a search needs no accents or marks, and finds numbers by their last four digits', async () => {
  const id = await addMessage(ctx, { name: 'José Muñoz-Ávila', contact: '(480) 555-0177' });
  const hits = async (search: string) =>
    (await listInquiries(luis, { search, page: 1, perPage: 9 })).inquiries.map((one) => one.id);
  for (const search of ['jose', 'MUÑ', 'munoz avila', 'ávila', '0177', '480555', '555-0177']) {
    expect(await hits(search), search).toEqual([id]);
  }
  expect(await hits('unoz')).toEqual([]);
  expect(await hits("muñoz' | !x:* \\ &")).toEqual([]);
  const [person] = await findPeople(luis, { search: '+1 (480) 555-0177', limit: 1 });
  expect(person?.name).toBe('José Muñoz-Ávila');
});

test('all are read in parts, each once, even of those that came at the same moment', async () => {
  await database.pool.query(
    `update leads set created_at = '2026-11-24T10:00:00.000100Z' where name in ('Ana', 'Ben', 'Inés Peña')`,
  );
  const found: string[] = [];
  let after: Awaited<ReturnType<typeof listInquiriesAfter>>[number] | undefined;
  do {
    const page = await listInquiriesAfter(luis, { after, limit: 2 });
    found.push(...page.map(({ id }) => id));
    after = page[1];
  } while (after);
  const { rows } = await database.pool.query('select id from inquiries where is_own');
  expect(found.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test('who waits comes first, the longest first, in 2040 too', async () => {
  const wait = { contact: 'wait@example.org' };
  const [late, early, done] = [
    await addMessage(ctx, { ...wait, name: 'Late', createdAt: new Date('2040-02-02') }),
    await addMessage(ctx, { ...wait, name: 'Early', createdAt: new Date('2040-02-01') }),
    await addMessage(ctx, {
      ...wait,
      name: 'Done',
      createdAt: new Date('2040-02-03'),
      stage: 'contacted',
    }),
  ];
  const listed = await listInquiries(luis, {
    search: 'wait@',
    sort: 'waiting',
    page: 1,
    perPage: 9,
  });
  expect(listed.inquiries.map(({ id }) => id)).toEqual([early, late, done]);
});
