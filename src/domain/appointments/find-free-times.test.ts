import { expect, test } from 'vitest';
import { jobWith, shopWith } from '#tests/factories/booking.ts';
import { type Calendar, findFreeTimes } from './find-free-times.ts';
import { busyOf, type Occupation } from './pick-resources.ts';
import type { Job } from './plan-job.ts';

const now = Date.parse('2026-11-21T12:00-07:00');

function calendar(occupations: Occupation[] = [], parts: Partial<Calendar> = {}): Calendar {
  return { shop: shopWith(), busy: busyOf(occupations), bookedOn: new Map(), now, ...parts };
}

function startsOn(date: string, job: Job, on: Calendar = calendar(), notBefore?: string) {
  const day = Temporal.PlainDate.from(date);
  return findFreeTimes({ job, from: day, to: day, notBefore }, on).map(({ startsAt }) =>
    Temporal.Instant.from(startsAt).toZonedDateTimeISO('America/Phoenix').toPlainTime().toString({
      smallestUnit: 'minute',
    }),
  );
}

function taken(resource: string, from: string, to: string): Occupation {
  return { resource, during: { from: Date.parse(from), to: Date.parse(to) } };
}

test('an empty day can begin at every half hour that is open', () => {
  const starts = startsOn('2026-11-23', jobWith({ minutes: 30 }));
  expect(starts[0]).toBe('08:00');
  expect(starts.at(-1)).toBe('17:30');
  expect(starts).toHaveLength(20);
});

test('times are instants: eight in Phoenix is 15:00 UTC, in summer as in winter', () => {
  const job = jobWith({ minutes: 30, horizonDays: 90 });
  for (const [date, at] of [
    ['2026-07-06', '2026-07-05T12:00-07:00'],
    ['2026-11-23', '2026-11-22T12:00-07:00'],
  ] as const) {
    const day = Temporal.PlainDate.from(date);
    const [first] = findFreeTimes(
      { job, from: day, to: day },
      calendar([], { now: Date.parse(at) }),
    );
    expect(first).toMatchObject({ startsAt: `${date}T15:00:00Z`, date });
  }
});

test('on Sundays and holidays nothing can begin', () => {
  expect(startsOn('2026-11-22', jobWith())).toEqual([]);
  expect(startsOn('2026-11-26', jobWith())).toEqual([]);
});

test('today begins after now, and only with a service that needs no notice', () => {
  expect(startsOn('2026-11-21', jobWith({ minutes: 30 }))).toEqual(['12:30']);
  expect(startsOn('2026-11-21', jobWith({ leadDays: 1 }))).toEqual([]);
});

test('notice and horizon are counted in days of the shop', () => {
  const job = jobWith({ leadDays: 5, horizonDays: 6 });
  expect(startsOn('2026-11-25', job)).toEqual([]);
  expect(startsOn('2026-11-27', job)).not.toEqual([]);
  expect(startsOn('2026-11-28', job)).toEqual([]);
});

test('parts that arrive on Tuesday let the work begin on Wednesday', () => {
  expect(startsOn('2026-11-24', jobWith(), calendar(), '2026-11-25')).toEqual([]);
  expect(startsOn('2026-11-25', jobWith(), calendar(), '2026-11-25')).not.toEqual([]);
});

test('who waits gets short jobs that end before the shop shuts', () => {
  expect(startsOn('2026-11-23', jobWith({ minutes: 240 }, 'wait'))).toEqual([]);
  expect(startsOn('2026-11-23', jobWith({ minutes: 60, canWait: false }, 'wait'))).toEqual([]);
  expect(startsOn('2026-11-23', jobWith({ minutes: 120 }, 'wait')).at(-1)).toBe('16:00');
});

test('a job that somebody would wait for ends on the day it starts', () => {
  expect(startsOn('2026-11-23', jobWith({ minutes: 60 })).at(-1)).toBe('17:00');
  expect(startsOn('2026-11-23', jobWith({ minutes: 180 })).at(-1)).toBe('15:00');
  // Saturday has four hours.
  expect(startsOn('2026-11-28', jobWith({ minutes: 180 }))).toHaveLength(3);
});

test('a longer job, and a short one for which no day is long enough, starts whenever the shop is open', () => {
  expect(startsOn('2026-11-23', jobWith({ minutes: 210 })).at(-1)).toBe('17:30');
  // Of the two hours that are open, the clock's full steps leave one and a half.
  const late = [{ days: ['Mon' as const, 'Tue' as const], opens: '08:15', closes: '10:15' }];
  const on = calendar([], { shop: shopWith({ hours: late }) });
  expect(startsOn('2026-11-23', jobWith({ minutes: 120 }), on).at(-1)).toBe('10:00');
  expect(startsOn('2026-11-23', jobWith({ minutes: 90 }), on)).toEqual(['08:30']);
});

test('staff start a job whenever the shop is open', () => {
  const day = Temporal.PlainDate.from('2026-11-23');
  const job = jobWith({ minutes: 60 });
  const starts = findFreeTimes({ job, from: day, to: day, byShop: true }, calendar());
  expect(starts.at(-1)).toMatchObject({
    startsAt: '2026-11-24T00:30:00Z',
    readyBy: '2026-11-24T15:30:00Z',
  });
});

test('a day that visitors have filled has no more of that service', () => {
  const full = calendar([], { bookedOn: new Map([['2026-11-23', 2]]) });
  expect(startsOn('2026-11-23', jobWith({ dailyCap: 2 }), full)).toEqual([]);
  expect(startsOn('2026-11-23', jobWith({ dailyCap: 3 }), full)).not.toEqual([]);
});

test('the latest start of a service holds', () => {
  expect(startsOn('2026-11-23', jobWith({ minutes: 60, lastStart: '15:00' })).at(-1)).toBe('15:00');
});

test('it needs a bay, a person and for its last part the rack: each can be what is missing', () => {
  const job = jobWith({ minutes: 120, rackMinutes: 60 });
  const morning = ['2026-11-23T08:00-07:00', '2026-11-23T12:00-07:00'] as const;
  const first = (...occupations: Occupation[]) =>
    startsOn('2026-11-23', job, calendar(occupations))[0];
  expect(first(taken('bay-1', ...morning))).toBe('08:00');
  expect(first(taken('bay-1', ...morning), taken('bay-2', ...morning))).toBe('12:00');
  expect(first(taken('hank', ...morning), taken('wes', ...morning))).toBe('12:00');
  expect(first(taken('rack', ...morning))).toBe('11:00');
});

test('a person works their own hours', () => {
  const afternoons = [{ days: ['Mon' as const], opens: '13:00', closes: '18:00' }];
  const shop = shopWith({ technicians: [{ id: 'wes', name: 'Wes', hours: afternoons }] });
  const on = calendar([], { shop });
  expect(startsOn('2026-11-23', jobWith(), on)).toEqual(['13:00', '13:30', '14:00']);
  expect(startsOn('2026-11-24', jobWith(), on)).toEqual([]);
});

test('the truck keeps its bay over night, the technician does not', () => {
  const job = jobWith({ minutes: 14 * 60 });
  const sunday = taken('bay-1', '2026-11-22T10:00-07:00', '2026-11-22T11:00-07:00');
  const others = taken('bay-2', '2026-11-20T08:00-07:00', '2026-11-28T08:00-07:00');
  const on = calendar([sunday, others], { now: Date.parse('2026-11-20T07:00-07:00') });
  // Started at eight it is done on Saturday; later, it is still there on Sunday.
  expect(startsOn('2026-11-20', job, on)).toEqual(['08:00']);
});
