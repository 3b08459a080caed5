import { expect, test } from 'vitest';
import { chosenStart, shiftedStart } from './chosen-start.ts';

const timeZone = 'America/New_York';
const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString();

function drag(from: string, by: { days?: number; minutes?: number }): string {
  const form = new FormData();
  form.set('from', at(from));
  form.set('days', String(by.days ?? 0));
  form.set('minutes', String(by.minutes ?? 0));
  return shiftedStart(form, timeZone);
}

test('a card lies where it was let go, also over an hour that the clock skips or has twice', () => {
  expect(drag('2026-03-08T01:00', { minutes: 9 * 60 })).toBe(at('2026-03-08T10:00'));
  expect(drag('2026-11-01T10:00', { minutes: -9 * 60 })).toBe(at('2026-11-01T01:00'));
  expect(drag('2026-03-07T10:00', { days: 1 })).toBe(at('2026-03-08T10:00'));
  expect(drag('2026-11-24T10:00', { minutes: 15 })).toBe(at('2026-11-24T10:15'));
});

test('what was dragged or chosen by another clock than the shop has now is refused', () => {
  const form = new FormData();
  form.set('from', at('2026-11-24T10:00'));
  form.set('startsAt', at('2026-11-24T10:00'));
  form.set('zone', 'America/Phoenix');
  for (const read of [shiftedStart, chosenStart]) {
    expect(() => read(form, timeZone)).toThrow('appointments.zone-changed');
    expect(read(form, 'America/Phoenix')).toBe(at('2026-11-24T10:00'));
  }
});

test('what no board has sent is refused', () => {
  expect(() => shiftedStart(new FormData(), timeZone)).toThrow('form.out-of-date');
});
