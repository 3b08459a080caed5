import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import type { Ctx } from '#src/domain/context.ts';
import { bookingDetails, tuesdayTen } from '#tests/factories/booking-desk.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { bookAppointment, freeTimes, HoldRefusedError, holdSlot } from './index.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.delete(calendarEntries);
});

const fitCheck = { service: 'fit-check', mode: 'wait' as const };

/** A visitor with this IP address. */
function from(ip: string, now = testNow): Ctx {
  return createTestContext(database.db, {
    actor: { kind: 'visitor' },
    clock: { now: () => now },
    visit: { ip, userAgent: 'curl', host: 'shop.test', isQuiet: true, experiment: null },
  });
}

const services = ['fit-check', 'leveling-kit', 'suspension-lift', 'alignment', 'wheels-and-tires'];
const days = { from: '2026-11-23', to: '2026-12-05' };

/** The number of starts per service and day, by "service date". */
async function countStarts(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const service of services) {
    for (const { date } of await freeTimes(from('198.51.100.1'), {
      service,
      mode: 'drop',
      ...days,
    })) {
      counts.set(`${service} ${date}`, (counts.get(`${service} ${date}`) ?? 0) + 1);
    }
  }
  return counts;
}

test('a hold from a time to which the clock was set by mistake keeps nobody from that time', async () => {
  const wanted = { ...fitCheck, startsAt: tuesdayTen };
  await holdSlot(from('198.51.100.1', testNow.add({ hours: 24 })), wanted);
  await holdSlot(from('198.51.100.2'), wanted);
  expect(await database.db.select().from(calendarEntries)).toHaveLength(1);
});

test('a network holds three times; the fourth is refused, and free for another network', async () => {
  const wanted = { ...fitCheck, startsAt: tuesdayTen };
  const mine = from('2001:db8:1:2::1');
  const at = (hour: string) => ({ ...fitCheck, startsAt: `2026-11-24T${hour}:00-07:00` });
  for (const hour of ['08', '09', '11']) await holdSlot(mine, at(hour));
  const neighbour = from('2001:db8:1:2:ffff::9');
  await expect(holdSlot(neighbour, wanted)).rejects.toMatchObject({
    code: 'rate-limited',
    why: 'network',
  });
  await holdSlot(from('2001:db8:1:3::1'), wanted);
});

test('one’s own next choice takes the place of a hold, and holds that ran out do not count', async () => {
  const mine = from('192.0.2.1');
  const holds = [];
  for (const hour of ['08', '09', '11']) {
    holds.push(await holdSlot(mine, { ...fitCheck, startsAt: `2026-11-24T${hour}:00-07:00` }));
  }
  await holdSlot(mine, { ...fitCheck, startsAt: tuesdayTen, instead: holds[0]?.id });
  const later = from('192.0.2.1', testNow.add({ minutes: 11 }));
  await holdSlot(later, { ...fitCheck, startsAt: '2026-11-24T13:00-07:00' });
});

test('what a network is known by is no address, and goes when the time is booked', async () => {
  const mine = from('192.0.2.1');
  const hold = await holdSlot(mine, { ...fitCheck, startsAt: tuesdayTen });
  const [held] = await database.db.select().from(calendarEntries);
  expect(held?.heldBy).toMatch(/^[\w-]{22}$/);
  const details = bookingDetails();
  await bookAppointment(mine, {
    ...fitCheck,
    startsAt: tuesdayTen,
    hold: hold.id,
    details,
    locale: 'en',
  });
  const [booked] = await database.db.select().from(calendarEntries);
  expect(booked).toMatchObject({ id: hold.id, kind: 'appointment', heldBy: null });
});

test('50 networks leave half of every day of every service, and another visitor books', async () => {
  const before = await countStarts();
  let held = 0;
  const refusals = new Set<string>();
  for (let network = 1; network <= 50; network += 1) {
    const attacker = from(`203.0.113.${network}`);
    const free = await freeTimes(attacker, { ...fitCheck, from: '2026-11-23', to: '2026-11-25' });
    // Some from the start of the day, some from all over it.
    for (let turn = 0; turn < 4; turn += 1) {
      const startsAt = free[(turn * 17 + network * (turn % 2)) % free.length]?.startsAt ?? '';
      const end = await holdSlot(attacker, { ...fitCheck, startsAt }).catch((error) => error);
      if (end instanceof HoldRefusedError) refusals.add(end.why);
      else if (!(end instanceof Error)) held += 1;
    }
  }
  expect(held).toBeGreaterThan(10);
  expect([...refusals].sort()).toContain('day');
  const after = await countStarts();
  for (const [day, count] of before) {
    expect(after.get(day) ?? 0, day).toBeGreaterThanOrEqual(count / 2);
  }
  const other = from('198.51.100.1');
  const [first] = await freeTimes(other, { ...fitCheck, from: '2026-11-23', to: '2026-11-25' });
  const startsAt = first?.startsAt ?? '';
  await bookAppointment(other, { ...fitCheck, startsAt, details: bookingDetails(), locale: 'en' });
}, 120_000);

test('the last start of a day is not held, and can be booked', async () => {
  const mine = from('192.0.2.1');
  const monday = { service: 'alignment', mode: 'drop' as const };
  const left = async () => freeTimes(mine, { ...monday, from: '2026-11-23', to: '2026-11-23' });
  // An hour and a half on the only rack takes three starts.
  for (let times = await left(); times.length > 3; times = await left()) {
    const startsAt = times.at(-1)?.startsAt ?? '';
    const details = { ...bookingDetails(), contact: `v${times.length}@example.org` };
    await bookAppointment(mine, { ...monday, startsAt, details, locale: 'en' });
  }
  const [last] = await left();
  const startsAt = last?.startsAt ?? '';
  await expect(holdSlot(mine, { ...monday, startsAt })).rejects.toMatchObject({ why: 'day' });
  await bookAppointment(mine, { ...monday, startsAt, details: bookingDetails(), locale: 'en' });
  expect(await left()).toEqual([]);
});
