import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { bookingDetails, openBookingDesk } from '#tests/factories/booking-desk.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { addStaff, addWaiter } from '#tests/factories/inquiries.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as onBlock } from './block.page.tsx';
import { action as onBlocked } from './blocked.page.tsx';
import { action as onCalendar } from './calendar.page.tsx';
import { action as onFeeds } from './feeds.page.tsx';
import { action as onNew } from './new.page.tsx';
import { action as onVisit } from './visit.page.tsx';
import { action as onWaiting } from './waiting.page.tsx';

type Desk = Awaited<ReturnType<typeof openBookingDesk>>;
let desk: Desk;
let ctx: Ctx;
const ids = { visit: '', waiter: '', bay: '' };

beforeAll(async () => {
  desk = await openBookingDesk();
  ctx = await addStaff(desk.staff, 'owner', 'Marisol');
  ids.visit = (await desk.book(desk.visitor)).id;
  ids.waiter = await addWaiter(ctx, { name: 'Rosa', email: 'rosa@example.org' });
  ids.bay = (await getShopSettings(ctx)).bays[0]?.id ?? '';
});
afterAll(() => desk.close());

const office = () => ctx;
const wednesday = {
  'from-date': '2026-11-25',
  'from-time': '10:00',
  'to-date': '2026-11-25',
  'to-time': '12:00',
};
const blocks = `select id, reason from calendar_entries where kind = 'block'`;

testForm('blocking time', office, {
  action: onBlock,
  form: () => ({ fields: { ...wednesday, resources: [ids.bay], reason: 'Inventory' } }),
  reads: () => blocks,
  after: [{ id: expect.any(String), reason: 'Inventory' }],
  refused: 'builder',
  wrong: { fields: { 'to-date': '' }, at: ['to-time'] },
});

test('blocking time that ends before it begins is refused beside its end', async () => {
  const fields = { ...wednesday, 'to-time': '07:00', resources: [ids.bay], reason: 'Inventory' };
  const { status, answer } = await postForm(onBlock, ctx, { fields });
  expect(status).toBe(422);
  expect(Object.keys(answer.issues ?? {})).toEqual(['to-time']);
});

test('blocking time where a customer comes is refused with who it is, and blocks nothing', async () => {
  const day = { 'from-date': '2026-11-24', 'to-date': '2026-11-24' };
  const fields = { ...wednesday, ...day, resources: [ids.bay], reason: 'Inventory' };
  const { status, answer } = await postForm(onBlock, ctx, { fields });
  expect(status).toBe(409);
  expect(JSON.stringify(answer)).toContain('Dana');
  expect((await desk.db.execute(blocks)).rows).toHaveLength(1);
});

test('blocked time is given back by who may write the calendar', async () => {
  const [row] = (await desk.db.execute(blocks)).rows as { id: string }[];
  const form = { params: { id: row?.id ?? '' }, fields: { day: '2026-11-25' } };
  expect(await postForm(onBlocked, asStaff(ctx, 'builder'), form)).toMatchObject({ status: 403 });
  expect((await desk.db.execute(blocks)).rows).toHaveLength(1);
  const { location } = await postForm(onBlocked, ctx, form);
  expect(location).toContain('2026-11-25');
  expect((await desk.db.execute(blocks)).rows).toEqual([]);
  expect(await postForm(onBlocked, ctx, form)).toMatchObject({ status: 404 });
});

testForm('taking somebody off the waiting list', office, {
  action: onWaiting,
  form: () => ({ fields: { id: ids.waiter } }),
  reads: () => `select outcome from waiting_list where name = 'Rosa'`,
  after: [{ outcome: 'left' }],
  refused: 'builder',
});

testForm('a calendar to subscribe to', office, {
  action: onFeeds,
  form: () => ({ fields: { name: 'My phone' } }),
  reads: () => 'select name, created_by, revoked_at from calendar_feeds',
  after: [{ name: 'My phone', created_by: 'Marisol', revoked_at: null }],
  refused: 'builder',
  wrong: { fields: { name: ' ' }, at: ['name'] },
});

test('an address of the calendar that is taken back is so once', async () => {
  const [feed] = (await desk.db.execute('select id from calendar_feeds')).rows as { id: string }[];
  const form = { fields: { intent: 'revoke', id: feed?.id ?? '' } };
  expect((await postForm(onFeeds, ctx, form)).answer).toMatchObject({ done: 'revoke' });
  expect(await postForm(onFeeds, ctx, form)).toMatchObject({ status: 404 });
  const kept = 'select revoked_at is not null as revoked from calendar_feeds';
  expect((await desk.db.execute(kept)).rows).toEqual([{ revoked: true }]);
});

/** By the shop's clock. */
const startOf = () => `select to_char(starts_at at time zone 'America/Phoenix', 'DD HH24:MI') as at
  from appointments where id = '${ids.visit}'`;

testForm('a visit moved on its page', office, {
  action: onVisit,
  form: () => ({
    params: { id: ids.visit },
    fields: { intent: 'move-to', startsAt: '2026-11-24T12:00-07:00' },
  }),
  reads: startOf,
  after: [{ at: '24 12:00' }],
  refused: 'builder',
  wrong: { fields: { startsAt: '' }, at: ['startsAt'] },
});

testForm('a visit moved on the board', office, {
  action: onCalendar,
  form: () => ({
    fields: { intent: 'move', id: ids.visit, from: '2026-11-24T12:00-07:00', minutes: '-120' },
  }),
  reads: startOf,
  after: [{ at: '24 10:00' }],
  refused: 'builder',
});

testForm('a visit booked for somebody on the phone', office, {
  action: onNew,
  form: () => ({
    fields: {
      ...bookingDetails(),
      formId: phoneForm,
      intent: 'book',
      service: 'leveling-kit',
      mode: 'drop',
      name: 'Rosa',
      startsAt: '2026-11-25T10:00-07:00',
    },
  }),
  reads: () => `select name, booked_by from appointments where name = 'Rosa'`,
  after: [{ name: 'Rosa', booked_by: 'shop' }],
  refused: 'builder',
  wrong: { fields: { vehicle: '' }, at: ['vehicle'] },
});

const phoneForm = randomUUID();

test('two at the desk who move visits to the same time: the second is told who stands there', async () => {
  const fields = { intent: 'move-to', startsAt: '2026-11-25T11:00-07:00' };
  const { status, answer } = await postForm(onVisit, ctx, { params: { id: ids.visit }, fields });
  expect(status).toBe(409);
  expect(answer.issues?.startsAt).toContain('Rosa');
  expect(answer.typed).toMatchObject(fields);
  expect((await desk.db.execute(startOf())).rows).toEqual([{ at: '24 10:00' }]);
});

test('a visit that was cancelled meanwhile is not marked', async () => {
  const post = (fields: Record<string, string>) =>
    postForm(onVisit, ctx, { params: { id: ids.visit }, fields });
  expect((await post({ intent: 'cancel', reason: 'Truck sold' })).answer.done).toBe('cancel');
  expect(await post({ intent: 'mark', state: 'arrived', early: 'on' })).toMatchObject({
    status: 409,
  });
  const kept = `select cancel_reason, arrived_at from appointments where id = '${ids.visit}'`;
  expect((await desk.db.execute(kept)).rows).toEqual([
    { cancel_reason: 'Truck sold', arrived_at: null },
  ]);
});
