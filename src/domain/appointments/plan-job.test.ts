import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobWith, shopWith } from '#tests/factories/booking.ts';
import { openWindows, windowsOfDays } from './open-windows.ts';
import { planJob } from './plan-job.ts';
import { mergeRanges, overlaps, withoutRanges } from './time-range.ts';

const shop = shopWith();
const windows = windowsOfDays(shop, {
  from: Temporal.PlainDate.from('2026-11-16'),
  to: Temporal.PlainDate.from('2027-01-31'),
});
const at = (moment: string) => Date.parse(`${moment}-07:00`);
const plan = (startsAt: string, parts: Parameters<typeof jobWith>[0]) =>
  planJob(jobWith(parts), { startsAt: at(startsAt), windows });

test('fourteen hours begun on Friday at one end on Monday at one', () => {
  expect(plan('2026-11-20T13:00', { minutes: 14 * 60 })).toEqual({
    startsAt: at('2026-11-20T13:00'),
    endsAt: at('2026-11-23T13:00'),
    work: [
      { from: at('2026-11-20T13:00'), to: at('2026-11-20T18:00') },
      { from: at('2026-11-21T09:00'), to: at('2026-11-21T13:00') },
      { from: at('2026-11-23T08:00'), to: at('2026-11-23T13:00') },
    ],
    bay: { from: at('2026-11-20T13:00'), to: at('2026-11-23T13:00') },
    rack: [],
  });
});

test('a holiday is stepped over', () => {
  expect(plan('2026-11-25T16:00', { minutes: 180 })?.endsAt).toBe(at('2026-11-27T09:00'));
});

test('the rack is taken for the last part, also when that lies on two days', () => {
  expect(plan('2026-11-23T14:00', { minutes: 270, rackMinutes: 60 })?.rack).toEqual([
    { from: at('2026-11-23T17:30'), to: at('2026-11-23T18:00') },
    { from: at('2026-11-24T08:00'), to: at('2026-11-24T08:30') },
  ]);
});

test('work on the rack alone takes no bay', () => {
  const alignment = plan('2026-11-23T08:00', { minutes: 90, needsBay: false });
  expect(alignment).toMatchObject({ bay: null, rack: alignment?.work });
});

test('before and after the work the bay is made ready', () => {
  const bay = { from: at('2026-11-23T08:45'), to: at('2026-11-23T10:30') };
  const bufferMinutes = { before: 15, after: 30 };
  expect(plan('2026-11-23T09:00', { minutes: 60, bufferMinutes })?.bay).toEqual(bay);
});

test.each(['2026-11-23T07:59', '2026-11-23T18:00', '2026-11-22T10:00', '2026-11-26T10:00'])(
  'nothing begins at %s',
  (moment) => expect(plan(moment, { minutes: 30 })).toBeNull(),
);

test('the work is as long as the job, lies in open hours and never goes back', () => {
  const start = fc.integer({ min: 0, max: 30 * 24 * 12 }).map((five) => five * 5 * 60_000);
  const minutes = fc.integer({ min: 1, max: 400 }).map((five) => five * 5);
  fc.assert(
    fc.property(start, minutes, fc.integer({ min: 0, max: 60 }), (offset, length, rack) => {
      const startsAt = at('2026-11-16T00:00') + offset;
      const job = jobWith({ minutes: length, rackMinutes: rack * 5 });
      const found = planJob(job, { startsAt, windows });
      expect(found !== null).toBe(windows.some((w) => w.from <= startsAt && startsAt < w.to));
      if (!found) return;
      const total = (ranges: typeof found.work) =>
        ranges.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000;
      expect(total(found.work)).toBe(length);
      expect(total(found.rack)).toBe(Math.min(length, rack * 5));
      expect(found.work[0]?.from).toBe(startsAt);
      expect(found.work.flatMap((range) => withoutRanges(range, windows))).toEqual([]);
      expect(mergeRanges(found.work)).toEqual(found.work);
    }),
    { numRuns: 300 },
  );
});

test('a window is as long as the hours say on every day of two years, whatever the server’s zone', () => {
  const first = Temporal.PlainDate.from('2026-01-01');
  for (let day = 0; day < 730; day += 1) {
    const date = first.add({ days: day });
    const hours = openWindows(shop, date).map(({ from, to }) => (to - from) / 3_600_000);
    const isClosed = date.dayOfWeek === 7 || date.toString() === '2026-11-26';
    expect(hours).toEqual(isClosed ? [] : [date.dayOfWeek === 6 ? 4 : 10]);
    const [opening] = openWindows(shop, date);
    // Phoenix is seven hours behind UTC all year.
    const utcHour = date.dayOfWeek === 6 ? 16 : 15;
    if (opening) expect(new Date(opening.from).getUTCHours()).toBe(utcHour);
  }
});

test('hours in two parts are two windows, and parts that touch are one', () => {
  const mon = ['Mon' as const];
  const split = shopWith({
    hours: [
      { days: mon, opens: '13:00', closes: '17:00' },
      { days: mon, opens: '08:00', closes: '12:00' },
      { days: mon, opens: '17:00', closes: '18:00' },
    ],
  });
  expect(openWindows(split, Temporal.PlainDate.from('2026-11-23'))).toEqual([
    { from: at('2026-11-23T08:00'), to: at('2026-11-23T12:00') },
    { from: at('2026-11-23T13:00'), to: at('2026-11-23T18:00') },
  ]);
});

test('ranges that only touch do not overlap', () => {
  expect(overlaps({ from: 0, to: 5 }, { from: 5, to: 9 })).toBe(false);
  expect(overlaps({ from: 0, to: 6 }, { from: 5, to: 9 })).toBe(true);
});
