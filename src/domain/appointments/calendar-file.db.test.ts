import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  bookAppointment,
  cancelAppointment,
  readCalendarFile,
  rescheduleAppointment,
} from './index.server.ts';

let database: Database;
let visitor: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

function book(mode: 'wait' | 'drop', hours: number) {
  return bookAppointment(visitor, {
    service: 'wheels-and-tires',
    mode,
    hours,
    startsAt: '2026-11-24T10:00-07:00',
    locale: 'en',
    details: {
      formId: randomUUID(),
      vehicle: '2021 Ford F-150\r\nBEGIN:VEVENT',
      name: 'Dana',
      contact: 'dana@example.org',
      note: '',
    },
  });
}

async function parse(token: string) {
  const text = await readCalendarFile(visitor, token);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: events[0]?.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    location: event.location,
    description: event.description,
  };
}

test('a calendar reads the right instant, the place and the way to change it', async () => {
  const { id, calendarToken, manageToken } = await book('wait', 2);
  const event = await parse(calendarToken);
  expect(event).toMatchObject({
    uid: `${id}@shop.test`,
    sequence: 0,
    status: 'CONFIRMED',
    start: '2026-11-24T17:00:00.000Z',
    end: '2026-11-24T19:00:00.000Z',
    location: '2100 W Desert Cove Rd, Phoenix, AZ 85029',
  });
  expect(event.description).toContain(`http://shop.test/appointment/manage/${manageToken}`);
});

test('moved and cancelled it replaces the entry that a calendar has', async () => {
  const { calendarToken, manageToken: token } = await book('drop', 4);
  const first = await parse(calendarToken);
  // A customer who drops the truck off is not there until it is ready.
  expect(first.end).toBe('2026-11-24T17:30:00.000Z');
  await rescheduleAppointment(visitor, { token, startsAt: '2026-11-25T10:00-07:00' });
  const moved = await parse(calendarToken);
  expect(moved).toMatchObject({ uid: first.uid, sequence: 1, start: '2026-11-25T17:00:00.000Z' });
  await cancelAppointment(visitor, { token });
  expect(await parse(calendarToken)).toMatchObject({ sequence: 2, status: 'CANCELLED' });
});

test('the file is behind its own link', async () => {
  const { manageToken } = await book('drop', 1);
  await expect(readCalendarFile(visitor, manageToken)).rejects.toMatchObject({ code: 'not-found' });
});
