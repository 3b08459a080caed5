import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type BookingDesk,
  bookingDetails,
  openBookingDesk,
} from '#tests/factories/booking-desk.ts';
import { checkMove, getVisit, listCalendar, rescheduleAppointment } from './index.server.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const month = { from: '2026-11-23T00:00-07:00', to: '2026-12-23T00:00-07:00' };
const ruben = () => ({ ...bookingDetails(), name: 'Ruben' });

test('what is said while a card is dragged is what happens when it is dropped', async () => {
  const quarter = fc.record({ day: fc.integer({ min: 24, max: 28 }), at: fc.nat({ max: 95 }) });
  const places = fc.constantFrom([], ['bay-1'], ['wes-tolliver']);
  await fc.assert(
    fc.asyncProperty(quarter, places, async ({ day, at }, only) => {
      await desk.clear();
      await desk.book(desk.visitor, { details: ruben(), startsAt: '2026-11-25T10:00-07:00' });
      const { id } = await desk.book(desk.visitor);
      const clock = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String(15 * (at % 4)).padStart(2, '0')}`;
      const move = { id, startsAt: `2026-11-${day}T${clock}-07:00`, only };
      const before = await listCalendar(desk.staff, month);
      const said = await checkMove(desk.staff, move);
      expect(await listCalendar(desk.staff, month)).toEqual(before);
      const done = rescheduleAppointment(desk.staff, { ...move, tell: false });
      if (said.fits) {
        expect((await done).startsAt).toBe(said.startsAt);
        const { resources, readyBy } = await getVisit(desk.staff, id);
        expect(resources.toSorted()).toEqual(said.resources.toSorted());
        expect(readyBy).toBe(said.readyBy);
      } else {
        await expect(done).rejects.toMatchObject({
          told: said.told ?? { reason: 'appointments.taken' },
        });
        expect(said.nearest).not.toBeNull();
        const offered = { id, startsAt: said.nearest?.startsAt ?? '', only };
        expect(await checkMove(desk.staff, offered)).toMatchObject({ fits: true });
      }
    }),
    { numRuns: 30 },
  );
});

test('a card is not in its own way, and who is in it is named', async () => {
  const { id } = await desk.book(desk.visitor, { startsAt: '2026-11-24T10:00-07:00' });
  const here = { id, startsAt: '2026-11-24T10:15-07:00' };
  expect(await checkMove(desk.staff, here)).toMatchObject({ fits: true });
  await desk.book(desk.visitor, { details: ruben(), startsAt: '2026-11-25T10:00-07:00' });
  const there = { id, startsAt: '2026-11-25T11:00-07:00', only: ['bay-1'] };
  expect(await checkMove(desk.staff, there)).toMatchObject({
    fits: false,
    told: null,
    clashes: expect.arrayContaining([
      { resource: 'bay-1', by: expect.objectContaining({ name: 'Ruben' }) },
    ]),
  });
  const attempt = checkMove(desk.visitor, here);
  await expect(attempt).rejects.toMatchObject({ code: 'unauthenticated' });
});
