import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, addStaff, addWaiter } from '#tests/factories/inquiries.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  assignInquiry,
  countWaitingPeople,
  listWaitingPeople,
  logCall,
  logCallAbout,
} from './index.server.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = await addStaff(createTestContext(database.db), 'front-desk', 'Luis');
});
afterAll(() => database.close());

const ago = (hours: number) => new Date(ctx.clock.now().epochMilliseconds - hours * 3_600_000);
const write = (name: string, contact: string, hours: number) =>
  addMessage(ctx, { name, contact, createdAt: ago(hours) });

async function waiting(limit = 25) {
  const { people, total } = await listWaitingPeople(ctx, { limit });
  const rows = people.map(({ newest, earlier, since }) => [
    newest.id,
    earlier.map(({ id }) => id),
    since.getTime(),
  ]);
  return { rows, total };
}

test('who wrote twice waits once, since the first, and is found under the newest', async () => {
  const first = await write('Dana', '602 555 0142', 9);
  const other = await write('Sam', 'Sam@example.org', 8);
  const second = await write('Dana Whitlock', '+16025550142', 2);
  const last = await write('D.', '(602) 555-0142', 1);
  const waiter = await addWaiter(ctx, { name: 'Sam', email: 'sam@example.org' });
  const dana = [last, [second, first], ago(9).getTime()];
  const sam = [waiter, [other], ago(8).getTime()];
  expect(await waiting()).toEqual({ rows: [dana, sam], total: 2 });
  expect(await countWaitingPeople(ctx)).toBe(2);
  // Past the end of the list, the rest of a person still belongs to their row.
  expect(await waiting(1)).toEqual({ rows: [dana], total: 2 });

  await logCall(ctx, { id: first, outcome: 'reached' });
  expect((await waiting()).rows[1]).toEqual([last, [second], ago(2).getTime()]);
  await logCallAbout(ctx, { ids: [last, second], outcome: 'message' });
  expect(await waiting()).toEqual({ rows: [sam], total: 1 });
});

test('whoever has taken one of somebody’s inquiries has all of theirs in the own list, and nobody else’s', async () => {
  const [first, second] = [
    await write('Kim', 'kim@example.org', 5),
    await write('Kim', 'kim@example.org', 3),
  ];
  await assignInquiry(ctx, { id: second, assigneeId: 'Luis', version: 0 });
  const mine = await listWaitingPeople(ctx, { limit: 25, assignee: 'mine' });
  expect(mine.people.map(({ newest }) => newest.id)).toEqual([second]);
  expect(await countWaitingPeople(ctx, { assignee: 'mine' })).toBe(1);
  expect((await waiting()).total).toBeGreaterThan(1);
  await logCallAbout(ctx, { ids: [first, second], outcome: 'reached' });
  expect(await countWaitingPeople(ctx, { assignee: 'mine' })).toBe(0);
});

test('a call about nothing, or about something that is gone, is refused whole', async () => {
  const id = await write('Ann', 'ann@example.org', 1);
  const before = await waiting();
  for (const ids of [[], [id, crypto.randomUUID()]]) {
    const attempt = logCallAbout(ctx, { ids, outcome: 'reached' });
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(await waiting()).toEqual(before);
});
