import fc from 'fast-check';
import { expect, test } from 'vitest';
import { federalHolidays, holidayNames } from './us-holidays.ts';

const from = (day: string) => federalHolidays(Temporal.PlainDate.from(day));
const observed = (day: string) => from(day).map(({ name, observedOn }) => `${name} ${observedOn}`);

test('the days of 2027 are those that the Office of Personnel Management lists', () => {
  // opm.gov/policy-data-oversight/pay-leave/federal-holidays, 2027.
  expect(observed('2027-01-01')).toEqual([
    'new-year 2027-01-01',
    'king 2027-01-18',
    'washington 2027-02-15',
    'memorial 2027-05-31',
    'juneteenth 2027-06-18',
    'independence 2027-07-05',
    'labor 2027-09-06',
    'columbus 2027-10-11',
    'veterans 2027-11-11',
    'thanksgiving 2027-11-25',
    'christmas 2027-12-24',
    // January 1, 2028 is a Saturday.
    'new-year 2027-12-31',
  ]);
});

test('each has its date and its observed day, on a weekday at most one day away, all within a year and in order', () => {
  const days = fc.integer({ min: 0, max: 60_000 });
  fc.assert(
    fc.property(days, (ahead) => {
      const start = Temporal.PlainDate.from('1990-01-01').add({ days: ahead });
      const holidays = federalHolidays(start);
      // A third Monday may lie just outside at both ends, or inside at both.
      expect(holidays.length).toBeGreaterThanOrEqual(holidayNames.length - 1);
      expect(holidays.length).toBeLessThanOrEqual(holidayNames.length + 1);
      for (const { date, observedOn } of holidays) {
        const day = Temporal.PlainDate.from(observedOn);
        expect(day.dayOfWeek).toBeLessThanOrEqual(5);
        expect(Math.abs(day.until(Temporal.PlainDate.from(date)).days)).toBeLessThanOrEqual(1);
        expect(
          observedOn >= start.toString() && observedOn < start.add({ years: 1 }).toString(),
        ).toBe(true);
      }
      const dates = holidays.map(({ observedOn }) => observedOn);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(dates).size).toBe(dates.length);
    }),
  );
});

test('those of a week end fall where they fall, and are observed beside it', () => {
  const christmas = from('2027-01-01').find(({ name }) => name === 'christmas');
  expect(christmas).toEqual({ name: 'christmas', date: '2027-12-25', observedOn: '2027-12-24' });
});
