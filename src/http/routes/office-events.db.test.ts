import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openNews } from '#src/adapters/office-news.ts';
import { authUsers } from '#src/db/schema/auth.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { createFirstOwner, signIn } from '#src/domain/auth/index.server.ts';
import { cookiesAfter } from '#src/domain/auth/index.ts';
import { type StaffRole, staffRoles } from '#src/domain/auth/roles.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { renderSampleLetter } from '#src/letters/sample-letter.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import type { Lifecycle } from './health.ts';
import { officeEventRoutes } from './office-events.ts';
import { officeLetterRoutes } from './office-letters.ts';

// Runs on both engines: what one process learns from another.

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx } = await openShop({ clock });
const { db } = database;
const lifecycle: Lifecycle = { draining: false };
const app = new Hono<HttpEnv>().use((c, next) => {
  c.set('ctx', ctx);
  c.set('tell', refusalText);
  c.set('visitorIp', '192.0.2.7');
  return next();
});
let cookie = '';

beforeAll(async () => {
  app.route('/', officeEventRoutes({ news: await openNews(database), lifecycle }));
  app.route('/', officeLetterRoutes({ renderSampleLetter }));
  app.onError(onError);
  const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };
  await createFirstOwner(ctx, { name: 'Dana Whitlock', ...values });
  const result = await signIn(ctx, { request: guest, values });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  cookie = cookiesAfter('', result.cookies);
});
afterAll(() => database.close());

const ask = (headers: Record<string, string> = { cookie }) =>
  app.request('/admin/events', { headers });

/** Listens like a tab; `until` reads until something matches and returns everything received. */
async function listen() {
  const response = await ask();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => void reader?.cancel());
  let text = '';
  const until = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(text)) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) return `${text}(ended)`;
      text += value;
    }
    return text;
  };
  await until(/event: hello/);
  return { response, until };
}

function lead(name: string): typeof leads.$inferInsert {
  return {
    id: randomUUID(),
    kind: 'message',
    name,
    contact: 'noor@example.org',
    contactKind: 'email',
    locale: 'en',
  };
}

async function becomes(role: StaffRole) {
  await db.update(authUsers).set({ role });
}

test('nobody without a session listens', async () => {
  expect((await ask({})).status).toBe(401);
  expect((await ask({ cookie: 'auth.session_token=made-up' })).status).toBe(401);
});

test('a lead is heard of when it is stored, not when it is rolled back, and nothing of it is told', async () => {
  const { response, until } = await listen();
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const undone = lead('Noor Undone');
  const kept = lead('Noor Kept');
  await db
    .transaction(async (tx) => {
      await tx.insert(leads).values(undone);
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction(async (tx) => {
    await tx.insert(leads).values(kept);
  });
  const told = await until(/lead\.created/);
  expect(told).toContain(`"id":"${kept.id}"`);
  expect(told).not.toContain(undone.id);
  expect(told).not.toContain('Noor');
  await db.update(leads).set({ stage: 'won' }).where(eq(leads.id, kept.id));
  expect(await until(/lead\.changed/)).toContain(kept.id);
  await db.delete(leads);
});

test('who may not read leads does not hear of them, but of what they may', async () => {
  await becomes('editor');
  const { until } = await listen();
  await becomes('owner');
  const second = await listen();
  await db.insert(leads).values(lead('Noor'));
  await second.until(/lead\.created/);
  lifecycle.endStreams?.();
  const told = await until(/lead/);
  expect(told).toContain('(ended)');
  expect(told).not.toContain('lead');
});

test('a message that is given up is heard of, one that is sent is not', async () => {
  const { until } = await listen();
  const id = randomUUID();
  const row = { recipient: 'noor@example.org', locale: 'en', letter: 'build-reminder', data: {} };
  await db.insert(mailMessages).values({ ...row, id });
  await db.update(mailMessages).set({ state: 'sent' });
  await db.update(mailMessages).set({ state: 'failed' });
  const told = await until(/mail\.failed/);
  expect(told.match(/event: news/g)).toHaveLength(1);
});

test('twelve tabs of one person are enough, and a closed one makes room', async () => {
  const tabs = await Promise.all(Array.from({ length: 12 }, () => ask()));
  expect(tabs.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await tabs[0]?.body?.cancel();
  expect((await ask()).status).toBe(200);
  lifecycle.endStreams?.();
});

test('a tab that reads nothing is let go', async () => {
  const stuck = await ask();
  const { until } = await listen();
  const lastTold = until(/mail\.failed/);
  for (let sent = 0; sent < 80; sent += 1) await db.update(leads).set({ stage: 'won' });
  await db.update(mailMessages).set({ state: 'sent' });
  await db.update(mailMessages).set({ state: 'failed' });
  // News for one tab must not wait for another.
  expect(await lastTold).not.toContain('(ended)');
  const reading = stuck.body?.getReader();
  let parts = 0;
  while (!(await reading?.read())?.done) parts += 1;
  expect(parts).toBeLessThanOrEqual(64);
});

test('a server that stops ends what listens, and takes nobody new', async () => {
  const { until } = await listen();
  lifecycle.draining = true;
  lifecycle.endStreams?.();
  expect(await until(/never/)).toContain('(ended)');
  expect((await ask()).status).toBe(503);
  lifecycle.draining = false;
});

test('a letter to an applicant is not there for who builds, and its link is hidden from everybody', async () => {
  const id = randomUUID();
  const secret = 'mail.0f9c.c2lnbmVk';
  const html = `<a href="http://localhost/careers/status/${secret}">Your application</a>`;
  const row = { recipient: 'noor@example.org', locale: 'en', data: {} };
  await db.insert(mailMessages).values({ ...row, id, letter: 'application-received', html });
  const statuses: [string, number][] = [];
  for (const role of staffRoles) {
    await becomes(role);
    const answer = await app.request(`/admin/letters/${id}`, { headers: { cookie } });
    statuses.push([role, answer.status]);
    const text = await answer.text();
    expect(text, role).not.toContain(secret);
    expect(text.includes('Your application'), role).toBe(answer.status === 200);
  }
  expect(statuses).toEqual([
    ['owner', 200],
    ['manager', 200],
    ['editor', 403],
    ['buyer', 403],
    ['builder', 404],
    ['front-desk', 200],
    ['hiring', 200],
  ]);
  await becomes('owner');
});

test('a letter is shown to who may read leads, where nothing of it runs or loads', async () => {
  const id = randomUUID();
  const row = { recipient: 'noor@example.org', locale: 'en', letter: 'build-reminder', data: {} };
  await db.insert(mailMessages).values({ ...row, id, html: '<p style="color:red">Hello</p>' });
  const open = (headers: Record<string, string>) =>
    app.request(`/admin/letters/${id}`, { headers });
  expect((await open({})).status).toBe(401);
  await becomes('editor');
  expect((await open({ cookie })).status).toBe(403);
  await becomes('front-desk');
  const shown = await open({ cookie });
  expect(await shown.text()).toContain('Hello');
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox$/,
  );
  await becomes('owner');
});

test('a made-up letter is shown to who may change the brand, in the colors that are asked for', async () => {
  await seedBookingShop(db);
  const open = (query = '', headers: Record<string, string> = { cookie }) =>
    app.request(`/admin/sample-letter${query}`, { headers });
  expect((await open('', {})).status).toBe(401);
  await becomes('front-desk');
  expect((await open()).status).toBe(403);
  await becomes('manager');
  const { name } = await getShopSettings({ ...ctx });
  const saved = await (await open()).text();
  expect(saved).toContain(name);
  expect(saved).not.toContain('#1f6f78');
  const typed = await open('?accent=%231f6f78&ink=%231d2a33');
  expect(await typed.text()).toContain('#1f6f78');
  expect(typed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await (await open('?accent=red;}&ink=x')).text()).toBe(saved);
  await becomes('owner');
});
