import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments, calendarEntries } from '#src/db/schema/calendar.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import {
  blockTime,
  createFeed,
  listFeeds,
  readCalendarFile,
  readShopCalendar,
  remindOfAppointment,
  rescheduleAppointment,
} from '#src/domain/appointments/index.server.ts';
import { listAudit } from '#src/domain/audit/index.server.ts';
import { isLetterName, letterSchemas } from '#src/domain/mail/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { renderLetter } from '#src/letters/render-letter.tsx';
import { createTestContext } from '#tests/factories/context.ts';
import {
  bookedDays,
  bookedHour,
  instant,
  inventory,
  newYork,
  openPlannedShop,
  type PlannedShop,
  phoenix,
} from '#tests/factories/planned-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { action } from '../settings.page.tsx';
import { shopValues, shownFields } from '../shop-form.ts';
import { seenField } from './seen-field.ts';
import type { ZoneMoveView } from './zone-move-view.ts';

// Runs on both engines: the whole calendar moves in one transaction.

let shop: PlannedShop;
beforeAll(async () => {
  shop = await openPlannedShop();
});
afterAll(() => shop.database.close());

async function save(fields: Record<string, string>, ctx = shop.owner()) {
  const form = shownFields(shopValues(await getShopSettings({ ...ctx })));
  return postForm(action, ctx, { fields: { ...form, intent: 'shop', ...fields } });
}

/** Looks at the list and confirms it. */
async function moveTo(timeZone: string) {
  const { answer } = await save({ timeZone });
  const { proof } = answer.zoneMove as ZoneMoveView;
  return save({ timeZone, [seenField]: proof });
}

async function eventOf(token: string) {
  const text = await readCalendarFile(shop.visitor(), token);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const { startDate, sequence, description } = new ICAL.Event(event);
  return { start: startDate.toJSDate().toISOString(), sequence, description };
}

test('the first save only lists what would move, soonest first, and changes nothing', async () => {
  const before = await shop.readAll();
  const { status, answer } = await save({ timeZone: newYork, name: 'Another name' });
  const move = answer.zoneMove as ZoneMoveView;
  expect(status).toBe(409);
  expect(Object.keys(answer.issues ?? {})).toEqual(['timeZone']);
  expect(answer.typed).toMatchObject({ timeZone: newYork, name: 'Another name' });
  expect(move).toMatchObject({
    from: 'Phoenix time',
    to: 'Eastern Time',
    holds: 1,
    isPossible: true,
    daysOff: expect.arrayContaining([{ date: inventory.date, label: 'Inventory' }]),
  });
  expect(move.counts).toEqual([
    { kind: 'appointment', count: 20 },
    { kind: 'publish', count: 1 },
    { kind: 'block', count: 1 },
    { kind: 'rates', count: 1 },
  ]);
  expect(move.rows).toHaveLength(23);
  expect(move.rows[0]).toMatchObject({
    name: 'Dana 03-01',
    detail: 'Leveling kit',
    when: 'Mon, Mar 1, 8:00 AM',
    minutes: -120,
    trouble: null,
  });
  // After March 14 the two clocks are three hours apart.
  expect(move.rows[10]).toMatchObject({ when: 'Tue, Mar 16, 10:00 AM', minutes: -180 });
  expect(await shop.readAll()).toEqual(before);
  expect((await getShopSettings(shop.owner())).timeZone).toBe(phoenix);
});

test('a booking made after the list was shown is listed before anything moves', async () => {
  const { answer } = await save({ timeZone: newYork });
  const { proof } = answer.zoneMove as ZoneMoveView;
  const { manageToken: token } = await shop.book(`2027-03-30T09:00[${phoenix}]`);
  const again = await save({ timeZone: newYork, [seenField]: proof });
  expect(again.status).toBe(409);
  expect((again.answer.zoneMove as ZoneMoveView).counts[0]).toEqual({
    kind: 'appointment',
    count: 21,
  });
  await shop.database.db.delete(appointments).where(eq(appointments.name, 'Dana 03-30'));
  await shop.database.db
    .delete(calendarEntries)
    .where(eq(calendarEntries.startsAt, new Date(instant(`2027-03-30T09:00[${phoenix}]`))));
  await expect(readCalendarFile(shop.visitor(), token)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('only who may change the settings moves anything', async () => {
  const before = await shop.readAll();
  const editor = asStaff(shop.owner(), 'editor');
  expect(await save({ timeZone: newYork }, editor)).toMatchObject({ status: 403 });
  expect(await shop.readAll()).toEqual(before);
});

test('local times stay on both sides of the clock change, nobody is mailed, and the way back restores all', async () => {
  await shop.database.db.delete(mailMessages);
  const before = await shop.readAll();
  const clocks = await shop.readClocks(phoenix);
  const [early, late] = [shop.booked[0], shop.booked[10]];
  const sequences = [
    await eventOf(early?.calendarToken ?? ''),
    await eventOf(late?.calendarToken ?? ''),
  ];
  expect((await moveTo(newYork)).answer).toMatchObject({ done: 'save' });
  expect(await shop.readClocks(newYork)).toEqual(clocks);
  expect((await getShopSettings(shop.owner())).closures).toContainEqual(inventory);
  expect(await shop.database.db.select().from(mailMessages)).toEqual([]);
  const { lines } = await listAudit(shop.owner(), {});
  expect(lines.map(({ action: done }) => done)).toContain('settings.move-time-zone');

  const [winter, summer] = [
    await eventOf(early?.calendarToken ?? ''),
    await eventOf(late?.calendarToken ?? ''),
  ];
  expect(winter).toMatchObject({
    start: '2027-03-01T13:00:00.000Z',
    sequence: (sequences[0]?.sequence ?? 0) + 1,
  });
  expect(summer).toMatchObject({
    start: '2027-03-16T14:00:00.000Z',
    sequence: (sequences[1]?.sequence ?? 0) + 1,
  });
  expect(winter.description).toContain('Monday, March 1, 2027 at 12:00 PM, Eastern Time');
  expect(summer.description).toContain('Tuesday, March 16, 2027 at 2:00 PM, Eastern Time');

  expect((await moveTo(phoenix)).answer).toMatchObject({ done: 'save' });
  expect(await shop.readAll()).toEqual(before);
});

test('the shop’s feed and the reminders say the right local time on both sides', async () => {
  await createFeed(shop.owner(), { name: 'Office' });
  await moveTo(newYork);
  const [feed] = await listFeeds(shop.owner());
  const file = await readShopCalendar(shop.visitor(), feed?.url.split('/').at(-1) ?? '');
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  const starts = events.map(({ startDate }) => startDate.toJSDate().toISOString());
  expect(starts).toContain('2027-03-01T13:00:00.000Z');
  expect(starts).toContain('2027-03-16T14:00:00.000Z');
  expect(events.find(({ summary }) => summary.startsWith('Dana 03-01'))?.sequence).toBeGreaterThan(
    0,
  );

  await shop.database.db.delete(mailMessages);
  const ignore = async () => {};
  await runTestJobs(shop.database.db, {
    'send-mail': ignore,
    'offer-freed-times': ignore,
    // Jobs of the earlier moment find that the appointment has another one.
    'remind-of-appointment': (job) => remindOfAppointment(createTestContext(shop.database.db), job),
  });
  const texts = await reminders();
  expect(texts).toHaveLength(20);
  for (const [at, day] of bookedDays.entries()) {
    const date = Temporal.PlainDate.from(day).toLocaleString('en-US', {
      ...{ weekday: 'long', month: 'long', day: 'numeric' },
    });
    const due = `is due ${date} at ${bookedHour(at)}:00 AM, Eastern Time.`;
    expect(texts.filter((text) => text.includes(due))).toHaveLength(1);
  }
  await moveTo(phoenix);
});

async function reminders(): Promise<string[]> {
  const setting = { shop: await getShopSettings(shop.owner()), origin: 'http://shop.test' };
  const rows = await shop.database.db.select().from(mailMessages);
  const texts: string[] = [];
  for (const { letter, data, locale } of rows) {
    if (!isLetterName(letter) || letter !== 'appointment-reminder') continue;
    const parsed = letterSchemas[letter].parse(data);
    const { text } = await renderLetter({ letter, data: parsed, locale: locale as 'en' }, setting);
    texts.push(text);
  }
  return texts;
}

test('who had read the old clock books and moves nothing by it', async () => {
  const late = shop.owner();
  expect((await getShopSettings(late)).timeZone).toBe(phoenix);
  await moveTo(newYork);
  // This request has read the settings before the change, like a form that is sent while it happens.
  const booking = shop.book(`2027-03-30T09:00[${phoenix}]`, late);
  await expect(booking).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'startsAt' }] });
  const moving = rescheduleAppointment(late, {
    id: shop.booked[3]?.id ?? '',
    startsAt: instant(`2027-03-30T09:00[${phoenix}]`),
  });
  await expect(moving).rejects.toMatchObject({ code: 'conflict' });
  await moveTo(phoenix);
});

test('a time that the new zone skips is named, and moved by hand first', async () => {
  await blockTime(shop.owner(), {
    from: instant(`2027-03-14T01:00[${phoenix}]`),
    to: instant(`2027-03-14T02:30[${phoenix}]`),
    reason: 'Paving the lot',
  });
  const before = await shop.readAll();
  const { status, answer } = await save({ timeZone: newYork });
  const move = answer.zoneMove as ZoneMoveView;
  expect(status).toBe(409);
  expect(answer.problem).toBe(
    '1 entry has a time that the new zone does not have, because clocks change there. Move what is marked first',
  );
  expect(move.isPossible).toBe(false);
  expect(move.rows.filter(({ trouble }) => trouble)).toMatchObject([
    {
      name: 'Paving the lot',
      trouble: 'skipped',
      href: expect.stringMatching('/admin/calendar/blocks/'),
    },
  ]);
  const forced = await save({ timeZone: newYork, [seenField]: move.proof });
  expect(forced.status).toBe(409);
  expect(await shop.readAll()).toEqual(before);
});
