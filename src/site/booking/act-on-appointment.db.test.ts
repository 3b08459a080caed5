import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appointments, calendarEntries } from '#src/db/schema/calendar.ts';
import type { Ctx } from '#src/domain/context.ts';
import { waitContext } from '#src/web/forms/guard/form-watch-context.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import {
  type BookingDesk,
  iso,
  openBookingDesk,
  tuesdayTen,
} from '#tests/factories/booking-desk.ts';
import { testNow } from '#tests/factories/context.ts';
import { actOnAppointment } from './act-on-appointment.server.ts';
import type { AppointmentAnswer } from './appointment-answer.ts';

// Runs on both engines: two people book at the same time.

// One bay: a leveling kit at ten takes the whole morning.
let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

const ten = iso(tuesdayTen);
const typed = (name: string) => ({
  formId: crypto.randomUUID(),
  vehicle: '2021 Ford F-150',
  name,
  contact: `${name.toLowerCase()}@example.org`,
  note: 'Tows a boat.',
});

type Posted = { status: number; answer: AppointmentAnswer | null; location: URL | null };
type Network = { ctx?: Ctx; wait?: number };

async function post(
  fields: Record<string, string>,
  { ctx = desk.visitor, wait }: Network = {},
): Promise<Posted> {
  const url = new URL('http://shop.test/appointment?service=leveling-kit&mode=drop');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const context = new RouterContextProvider();
  // A context caches what was read in a request.
  context.set(ctxContext, { ...ctx });
  context.set(waitContext, wait ?? null);
  const result = await actOnAppointment(context, { request, url });
  if (result instanceof Response) {
    const location = new URL(result.headers.get('Location') ?? '', url);
    return { status: result.status, answer: null, location };
  }
  return { status: result.init?.status ?? 200, answer: result.data, location: null };
}

async function hold(startsAt = ten): Promise<string> {
  const { location } = await post({ choose: startsAt });
  return location?.searchParams.get('held') ?? '';
}

test('a time that is chosen is held; the form that comes with the hold books it', async () => {
  const held = await hold();
  const { status, location } = await post({ ...typed('Dana'), startsAt: ten, held });
  expect(status).toBe(303);
  expect(location?.pathname).toMatch(/^\/appointment\/manage\/manage\./);
  const rows = await desk.db.select().from(appointments);
  expect(rows).toMatchObject([{ name: 'Dana', service: 'leveling-kit', note: 'Tows a boat.' }]);
  expect(rows[0]?.startsAt).toEqual(new Date(ten));
});

test('a click twice is one appointment, and both lead to it', async () => {
  const held = await hold();
  const form = { ...typed('Dana'), startsAt: ten, held };
  const [one, two] = await Promise.all([post(form), post(form)]);
  expect(one.location?.href).toBe(two.location?.href);
  expect(await desk.db.select().from(appointments)).toHaveLength(1);
});

test('of many who send the form for one time one has it; the others keep what they typed and see the next times', async () => {
  const people = Array.from({ length: 20 }, (_, at) => typed(`Visitor${at}`));
  const posts = await Promise.all(people.map((person) => post({ ...person, startsAt: ten })));
  const won = posts.filter(({ status }) => status === 303);
  expect(won).toHaveLength(1);
  for (const [at, { status, answer }] of posts.entries()) {
    if (status === 303) continue;
    expect(status).toBe(409);
    const { formId, ...words } = people[at] ?? typed('');
    expect(answer).toMatchObject({ initialValue: words, serving: { formId } });
    expect(answer?.taken?.length).toBeGreaterThan(2);
    expect(answer?.taken?.map(({ startsAt }) => startsAt)).not.toContain(ten);
    expect(answer?.chosen).toBeNull();
  }
  const [next] = posts.find(({ answer }) => answer)?.answer?.taken ?? [];
  const again = await post({ ...typed('Second'), choose: next?.startsAt ?? '' });
  expect(again.answer).toMatchObject({
    initialValue: { name: 'Second', note: 'Tows a boat.' },
    chosen: { startsAt: next?.startsAt, hold: { secondsLeft: 600 } },
  });
});

test('a time that others hold cannot be chosen', async () => {
  await hold();
  const { status, answer } = await post({ choose: ten });
  expect(status).toBe(409);
  expect(answer?.initialValue).toBeUndefined();
  expect(answer?.taken).not.toEqual([]);
});

test('choosing another time gives the first one back', async () => {
  const held = await hold();
  await post({ ...typed('Dana'), choose: iso('2026-11-25T08:00-07:00'), held });
  const entries = await desk.db.select().from(calendarEntries);
  expect(entries.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-11-25T15:00:00.000Z',
  ]);
});

test('a hold that has run out books all the same while nobody else has the time', async () => {
  const held = await hold();
  const ctx = desk.visitorAt(testNow.add({ minutes: 11 }));
  const empty = await post({ ...typed('Dana'), name: '', startsAt: ten, held }, { ctx });
  expect(empty).toMatchObject({ status: 422, answer: { chosen: { startsAt: ten, hold: null } } });
  const { status } = await post({ ...typed('Dana'), startsAt: ten, held }, { ctx });
  expect(status).toBe(303);
});

test('wrong fields leave the time held, and say what is wrong', async () => {
  const held = await hold();
  const { status, answer } = await post({ ...typed('Dana'), contact: '602', startsAt: ten, held });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    status: 'error',
    initialValue: { name: 'Dana', contact: '602' },
    chosen: { hold: { id: held } },
    error: { contact: [expect.stringContaining('phone')] },
  });
});

test('who may hold no more keeps what they typed, is told so, and books the time all the same', async () => {
  const visit = { ip: '192.0.2.7', userAgent: '', host: '', isQuiet: true, experiment: null };
  const ctx = { ...desk.visitor, visit };
  const starts = ['2026-11-25T08:00-07:00', '2026-11-27T08:00-07:00', '2026-12-01T08:00-07:00'];
  for (const startsAt of starts) await post({ choose: iso(startsAt) }, { ctx });
  const chosen = { startsAt: ten, hold: null, wasHeld: false };
  const { location } = await post({ choose: ten }, { ctx });
  expect(location?.searchParams.get('at')).toBe(ten);
  expect(location?.searchParams.has('held')).toBe(false);
  const again = await post({ ...typed('Dana'), choose: ten }, { ctx });
  expect(again).toMatchObject({ status: 200, answer: { chosen, initialValue: { name: 'Dana' } } });
  const wrong = { ...typed('Dana'), contact: '602', startsAt: ten, held: '' };
  expect((await post(wrong, { ctx })).answer).toMatchObject({ chosen });
  expect((await post({ ...typed('Dana'), startsAt: ten, held: '' }, { ctx })).status).toBe(303);
});

test('looking at other times keeps what was typed, and the time until another one is chosen', async () => {
  const held = await hold();
  const person = { ...typed('Dana'), contact: '' };
  const { answer } = await post({ ...person, startsAt: ten, held, look: '' });
  const { formId, ...words } = person;
  expect(answer).toMatchObject({
    initialValue: words,
    serving: { formId },
    chosen: null,
    taken: null,
  });
  expect(await desk.db.select().from(calendarEntries)).toHaveLength(1);
});

test('a form whose times were shown in another zone books nothing, keeps what was typed, and shows the time again', async () => {
  const held = await hold();
  const form = { ...typed('Dana'), startsAt: ten, held };
  expect(await post({ ...form, zone: 'Eastern Time' })).toMatchObject({
    status: 409,
    answer: {
      initialValue: { name: 'Dana' },
      chosen: { hold: { id: held }, time: '10:00 AM', zone: 'Phoenix time' },
      error: { '': [expect.stringContaining('time zone was changed')] },
    },
  });
  expect(await desk.db.select().from(appointments)).toEqual([]);
  expect(await post({ ...form, zone: 'Phoenix time' })).toMatchObject({ status: 303 });
});

test('a network that has to wait changes nothing, and keeps what it typed', async () => {
  const held = await hold();
  const form = { ...typed('Dana'), startsAt: ten, held };
  expect(await post(form, { wait: 60 })).toMatchObject({
    status: 429,
    answer: {
      initialValue: { name: 'Dana' },
      chosen: { hold: { id: held } },
      error: { '': [expect.any(String)] },
    },
  });
  expect(await desk.db.select().from(appointments)).toEqual([]);
});

test.each(['yesterday', '2020-01-01T10:00:00Z', '2026-11-29T18:00:00Z', '+275760-01-01T00:00Z'])(
  '%s is no time to be had: the next ones are shown',
  async (startsAt) => {
    const { status, answer } = await post({ choose: startsAt });
    expect(status).toBe(409);
    expect(answer?.taken).not.toEqual([]);
  },
);
