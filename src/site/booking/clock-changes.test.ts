import { expect, test } from 'vitest';
import { findFreeTimes } from '#src/domain/appointments/find-free-times.ts';
import { busyOf } from '#src/domain/appointments/pick-resources.ts';
import { isOpenAt, weekdays } from '#src/domain/settings/index.ts';
import { chosenStart } from '#src/office/calendar/chosen-start.ts';
import { fromShopTime, toShopTime } from '#src/office/pages/editor/shop-clock.ts';
import { timeOf } from '#src/web/words/format-shop-time.ts';
import { jobWith, shopWith } from '#tests/factories/booking.ts';

/** With and without daylight saving, offset from the hour, and one that changes by half an hour. */
const zones = [
  'America/Phoenix',
  'America/New_York',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
];

/** Dates around which a zone's clocks change in 2026 and 2027; two ordinary days where they never do. */
function daysToTry(timeZone: string): Temporal.PlainDate[] {
  const days = [Temporal.PlainDate.from('2026-02-28'), Temporal.PlainDate.from('2026-07-04')];
  let at = Temporal.PlainDate.from('2026-01-01').toZonedDateTime(timeZone);
  for (;;) {
    const change = at.getTimeZoneTransition('next');
    if (!change || change.year > 2027) return days;
    const day = change.toPlainDate();
    days.push(day.subtract({ days: 1 }), day, day.add({ days: 1 }));
    at = change;
  }
}

/** The shop's usual hours, hours that include the change, and hours that start off the grid. */
const hours = [
  ['08:00', '18:00'],
  ['00:00', '06:00'],
  ['01:20', '23:50'],
] as const;

const cases = zones.flatMap((timeZone) =>
  hours.map(([opens, closes]) => ({ timeZone, opens, closes })),
);

const minutes = (time: string) => {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return 60 * hour + minute;
};

/** All grid times within the hours of a day by its clock, each once. */
function clockTimes(
  date: Temporal.PlainDate,
  { timeZone, opens, closes, every }: (typeof cases)[number] & { every: number },
): string[] {
  const times: string[] = [];
  for (let minute = 0; minute < 24 * 60; minute += every) {
    const wall = date.toPlainDateTime({ hour: Math.trunc(minute / 60), minute: minute % 60 });
    const isShown = wall.toZonedDateTime(timeZone).toPlainDateTime().equals(wall);
    if (isShown && minute >= minutes(opens) && minute < minutes(closes)) {
      times.push(wall.toPlainTime().toString({ smallestUnit: 'minute' }));
    }
  }
  return times;
}

test.each(cases)(
  'in $timeZone, open $opens to $closes, no start is lost, doubled or outside the hours on any day',
  ({ timeZone, opens, closes }) => {
    const shop = shopWith({
      timeZone,
      closures: [],
      hours: [{ days: [...weekdays], opens, closes }],
    });
    for (const date of daysToTry(timeZone)) {
      for (const every of [15, 30, 60]) {
        const now = date.subtract({ days: 2 }).toZonedDateTime(timeZone).epochMilliseconds;
        const calendar = { shop, busy: busyOf([]), bookedOn: new Map<string, number>(), now };
        // So short that closing time cuts none of them.
        const job = jobWith({ minutes: 5, startEveryMinutes: every });
        const found = findFreeTimes({ job, from: date, to: date }, calendar);
        const local = found.map(({ startsAt }) =>
          Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone),
        );
        const where = `${timeZone} ${date} every ${every}`;
        expect(
          local.map((at) => at.toPlainTime().toString({ smallestUnit: 'minute' })),
          where,
        ).toEqual(clockTimes(date, { timeZone, opens, closes, every }));
        expect(
          local.every((at) => at.toPlainDate().equals(date)),
          where,
        ).toBe(true);
        expect(
          local.every((at) => isOpenAt(shop, at.toInstant())),
          where,
        ).toBe(true);
      }
    }
  },
);

test.each(zones)(
  'in %s a start keeps its hour from the day before the clocks change to the day after',
  (timeZone) => {
    const shop = shopWith({
      timeZone,
      closures: [],
      hours: [{ days: [...weekdays], opens: '08:00', closes: '18:00' }],
    });
    const labels = daysToTry(timeZone).map((date) => {
      const now = date.subtract({ days: 2 }).toZonedDateTime(timeZone).epochMilliseconds;
      const calendar = { shop, busy: busyOf([]), bookedOn: new Map<string, number>(), now };
      const found = findFreeTimes(
        { job: jobWith({ minutes: 30 }), from: date, to: date },
        calendar,
      );
      return found.map(({ startsAt }) => timeOf(startsAt, { timeZone, locale: 'en' })).join();
    });
    expect(labels[0]).toMatch(/^8:00.AM,8:30.AM,.*,5:30.PM$/);
    expect(new Set(labels).size).toBe(1);
  },
);

test.each(zones)('in %s what the office reads from a field is what it prints', (timeZone) => {
  for (const date of daysToTry(timeZone)) {
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      const wall = date.toPlainDateTime({ hour: Math.trunc(minute / 60), minute: minute % 60 });
      const moment = wall.toZonedDateTime(timeZone);
      const typed = wall.toString({ smallestUnit: 'minute' });
      const form = new FormData();
      form.set('startsAt', 'other');
      form.set('other-date', date.toString());
      form.set('other-time', typed.slice(11));
      expect(chosenStart(form, timeZone), typed).toBe(moment.toInstant().toString());
      expect(fromShopTime(typed, timeZone), typed).toBe(
        new Date(moment.epochMilliseconds).toISOString(),
      );
      expect(toShopTime(moment.epochMilliseconds, timeZone), typed).toBe(
        moment.toPlainDateTime().toString({ smallestUnit: 'minute' }),
      );
    }
  }
});
