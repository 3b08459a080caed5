import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { type BookingDesk, openBookingDesk } from '#tests/factories/booking-desk.ts';
import { addStaff, addWaiter } from '#tests/factories/inquiries.ts';
import { loadCalendar } from './load-calendar.server.ts';

let desk: BookingDesk;
let ctx: Ctx;

beforeAll(async () => {
  desk = await openBookingDesk();
  ctx = await addStaff(desk.staff, 'owner', 'Marisol');
  // A leveling kit on Tuesday at ten: in the only bay, and then on the rack.
  await desk.book(desk.visitor);
  for (const name of ['Rosa', 'Ben', 'Ana', 'Luz'])
    await addWaiter(ctx, { name, email: `${name.toLowerCase()}@example.org` });
});
afterAll(() => desk.close());

const load = (view: string, day: string) => loadCalendar(ctx, new URLSearchParams({ view, day }));

test('a day has its jobs with their parts, its week for the strip, and who waits', async () => {
  const { day, days, visits, waiting, isEmpty, week } = await load('day', '2026-11-24');
  const bays = day?.lanes.filter(({ kind }) => kind !== 'person').map(({ id }) => id) ?? [];
  const parts = day?.pieces.filter(({ lane }) => bays.includes(lane)) ?? [];
  expect(parts.map(({ work, part }) => [work, part])).toEqual([
    ['lift', { at: 1, of: 2 }],
    ['lift', { at: 2, of: 2 }],
  ]);
  expect(parts[0]?.people).toHaveLength(1);
  expect(visits).toMatchObject([{ name: 'Dana', work: 'lift' }]);
  expect(visits[0]?.bays).toHaveLength(2);
  expect(days.map(({ date, trucks, isOpen }) => [date, trucks, isOpen])).toEqual([
    ['2026-11-23', 0, true],
    ['2026-11-24', 1, true],
    ['2026-11-25', 0, true],
    ['2026-11-26', 0, false],
    ['2026-11-27', 0, true],
    ['2026-11-28', 0, true],
  ]);
  expect(waiting).toMatchObject({ count: 4, first: [{ name: 'Rosa' }, {}, {}] });
  expect([isEmpty, week]).toEqual([false, null]);
});

test('another day of the same week is empty, and the week is not', async () => {
  expect(await load('day', '2026-11-25')).toMatchObject({ isEmpty: true, visits: [], blocks: [] });
  const { week, day, isEmpty } = await load('week', '2026-11-25');
  expect([isEmpty, day]).toEqual([false, null]);
  expect(week?.lanes.flatMap(({ pieces }) => pieces)).toHaveLength(2);
  const hours = week?.people.flatMap(({ days }) => days.map(({ booked }) => booked / 60));
  expect(hours?.filter(Boolean)).toEqual([4]);
});

test('the week by places, as people may have bookmarked it, is the week', async () => {
  expect((await load('places', '2026-11-25')).view).toBe('week');
});
