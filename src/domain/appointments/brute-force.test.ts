import { expect, test } from 'vitest';
import { serviceWith, shopWith } from '#tests/factories/booking.ts';
import { markMinutes, tryMinute } from '#tests/oracles/minute-scheduler.ts';
import { findFreeTimes } from './find-free-times.ts';
import { busyOf, type Occupation, type ShopResources } from './pick-resources.ts';
import type { Job } from './plan-job.ts';

// Monday, midnight in the shop; the brute-force solution reads its dates from UTC.
const beginsAt = Date.parse('2026-11-16T00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The longest of the jobs below ends well within them. */
const weeks = 6;

/** The same random days in every run (Mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
type Random = ReturnType<typeof randomFrom>;

const pad = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
const chance = (random: Random, percent: number) => random(100) < percent;

function randomShop(random: Random): ShopResources {
  const opens = 6 + random(4);
  const noon = 11 + random(3);
  const weekdays = (['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const).filter(() => chance(random, 85));
  const days = weekdays.length > 0 ? weekdays : (['Mon'] as const);
  const evening = { days: [...days], opens: pad(noon + random(2)), closes: pad(15 + random(5)) };
  const dates = Array.from({ length: random(4) }, () => new Date(beginsAt + random(14) * dayMs));
  const base = shopWith({ timeZone: 'UTC' });
  return {
    ...base,
    hours: [
      { days: [...days], opens: pad(opens), closes: pad(noon) },
      evening,
      ...(chance(random, 60) ? [{ days: ['Sat' as const], opens: '09:00', closes: '13:00' }] : []),
    ],
    closures: dates.map((date) => ({
      date: date.toISOString().slice(0, 10),
      label: { en: 'Closed', es: 'Cerrado' },
    })),
    technicians: base.technicians.slice(0, random(3)),
  };
}

function randomOccupations(random: Random, shop: ShopResources): Occupation[] {
  const ids = [...shop.bays, ...shop.technicians].map(({ id }) => id);
  return Array.from({ length: random(40) }, () => {
    const from = beginsAt + random(14 * 24 * 4) * 15 * minuteMs;
    const to = from + (1 + random(chance(random, 15) ? 200 : 16)) * 15 * minuteMs;
    return { resource: ids[random(ids.length)] ?? 'bay-1', during: { from, to } };
  });
}

function randomJob(random: Random): Job {
  const minutes = (1 + random(chance(random, 30) ? 100 : 16)) * 15;
  const service = serviceWith({
    needsBay: chance(random, 85),
    rackMinutes: random(3) * 45,
    bufferMinutes: { before: random(2) * 15, after: random(2) * 15 },
    startEveryMinutes: 30,
  });
  return { service, minutes, mode: 'drop' };
}

test('on a thousand random days it finds what a scheduler finds that tries every minute', () => {
  const random = randomFrom(20_261_121);
  let compared = 0;
  for (let round = 0; round < 1000; round += 1) {
    const shop = randomShop(random);
    const occupations = randomOccupations(random, shop);
    const job = randomJob(random);
    const day = random(7);
    const world = markMinutes(shop, { beginsAt, days: weeks * 7, occupations });
    const expected: [string, string][] = [];
    for (let minute = day * 1440; minute < (day + 1) * 1440; minute += 30) {
      const end = tryMinute(world, job, minute);
      const iso = (at: number) =>
        Temporal.Instant.fromEpochMilliseconds(beginsAt + at * minuteMs).toString();
      if (end !== null) expected.push([iso(minute), iso(end)]);
    }
    const date = Temporal.PlainDate.from('2026-11-16').add({ days: day });
    const calendar = {
      shop,
      busy: busyOf(occupations),
      bookedOn: new Map<string, number>(),
      now: beginsAt - 1,
    };
    const found = findFreeTimes({ job, from: date, to: date }, calendar);
    expect(found.map(({ startsAt, readyBy }) => [startsAt, readyBy])).toEqual(expected);
    compared += found.length;
  }
  // Fully booked days would agree trivially.
  expect(compared).toBeGreaterThan(3000);
});
