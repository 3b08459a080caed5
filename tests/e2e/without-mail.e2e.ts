import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, queryRows, test } from './fixtures.ts';
import { onOwnSite, signInHere } from './own-site.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { staffEmail } from './sign-in.ts';

// A shop without a mail server: every message stays in the outbox, and no page claims otherwise. Nor does it know of a
// proxy in front of it. In the end it moves to another state.
onOwnSite({ TRUSTED_PROXY_HOPS: '0' });

const held = 'No mail server is set up, so email stays in the outbox';

test('an answer to a lead is said to wait, and the lead is not contacted by it', async ({
  page,
  context,
}) => {
  await signInHere(context, 'front-desk');
  const [lead] = await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note)
     values (gen_random_uuid(), 'message', 'Inés', 'ines@example.org', 'email', 'en', 'fit', 'Fits?')
     returning id`,
  );
  const staff = new PlainVisitor(page);
  await staff.open(`/admin/leads/${lead?.id}?do=reply`);
  expect(await staff.text()).toContain(held);
  await staff.press('Send by e-mail', { subject: 'Your truck', text: 'It fits.' });
  expect(await staff.text()).toContain('Not sent: no mail server is set up');
  const stages = await queryRows('select stage from leads where id = $1', [lead?.id]);
  expect(stages).toEqual([{ stage: 'new' }]);
  await expect.poll(() => statesOf('ines@example.org')).toEqual(['kept']);

  await staff.open('/admin');
  await staff.follow(/emails? waits?: no mail server is set up/);
  expect(await staff.text()).toContain('so no message leaves the shop');
  await staff.follow('Your truck');
  expect(await staff.text()).toContain('Not sent: no mail server');
  expect(await staff.textsOf('button')).not.toContain('Send it now');
  await staff.open(`/admin/leads/${lead?.id}`);
  await staff.follow(/Not sent: no mail server/);
});

test('a letter to an applicant is said to wait, and the history does not say that it went', async ({
  page,
  context,
  request,
}) => {
  const applicant = new PlainVisitor(page, request);
  await applicant.open('/careers/lift-suspension-technician');
  const answers = {
    'q-kits': '40',
    'q-skills': '4',
    'q-mistake': 'A bolt.',
    'q-start': '2027-01-04',
  };
  const person = {
    name: 'Rosa Held',
    contact: 'rosa.held@example.org',
    message: 'Axles',
    consent: 'on',
  };
  await applicant.press('Send application', { ...person, ...answers });
  expect(applicant.path).toMatch(/^\/careers\/status\//);
  const [candidate] = await queryRows('select id from career_candidates where name = $1', [
    person.name,
  ]);
  await signInHere(context, 'manager');
  const staff = new PlainVisitor(page);
  await staff.open(`/admin/applications/${candidate?.id}`);
  expect(await staff.text()).toContain(held);
  await staff.press(
    { css: 'form:has([name=stage]) [type=submit]' },
    { stage: 'interview', tell: 'on' },
  );
  expect(await staff.text('[role=status]')).toContain('The email was not sent');
  const moved = (await staff.textsOf('main li')).filter((one) =>
    one.includes('moved to Interview'),
  );
  expect(moved).toHaveLength(1);
  expect(moved[0]).not.toContain('wrote to them');
});

test('a link for a review is said to wait', async ({ page, context }) => {
  await signInHere(context, 'editor');
  const staff = new PlainVisitor(page);
  await staff.open('/admin/reviews');
  expect(await staff.text()).toContain(held);
  await staff.press('Send the link', {
    ...{ name: 'Luz Medina', email: 'luz@example.org', vehicle: '2021 Jeep Wrangler' },
  });
  expect(await staff.text('[role=status]')).toContain('The link was not sent');
});

test('a proxy that the server does not trust is a warning for those who answer for the settings', async ({
  context,
  page,
  request,
}) => {
  await signInHere(context, 'manager');
  const staff = new PlainVisitor(page);
  await staff.open('/admin');
  expect(await staff.text()).not.toContain('TRUSTED_PROXY_HOPS');
  await request.get('/', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  await staff.open('/admin');
  expect(await staff.text('.note')).toContain('set TRUSTED_PROXY_HOPS to the number of proxies');
  await queryRows(`update auth_users set office_locale = 'es' where email = $1`, [
    staffEmail('manager'),
  ]);
  await staff.open('/admin');
  expect(await staff.text('.note')).toContain('ponga en TRUSTED_PROXY_HOPS el número de proxies');
  await queryRows(`update auth_users set office_locale = 'en' where email = $1`, [
    staffEmail('manager'),
  ]);
  await context.clearCookies();
  await signInHere(context, 'front-desk');
  await staff.open('/admin');
  expect(await staff.text()).not.toContain('TRUSTED_PROXY_HOPS');
});

test('visitors are offered no letter that would never come', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/login/forgot');
  expect(await visitor.text()).toContain(
    'This shop sends no mail yet. Ask an owner for a new link',
  );
  expect(await visitor.textsOf('main input')).toEqual([]);
  await visitor.open('/build/reminder');
  expect(await visitor.text()).toContain('We cannot send a reminder right now');
  expect(await visitor.textsOf('main [name=reminderEmail]')).toEqual([]);
  await visitor.open('/appointment/waiting-list?service=alignment');
  expect(await visitor.text()).toContain('We cannot write to you from here right now');
  expect(await visitor.textsOf('button')).not.toContain('Put me on the list');
  await visitor.open('/es/appointment?service=alignment&mode=drop');
  const links = await visitor.links();
  expect(links.map(({ words }) => words)).not.toContain('Avísame si se abre algo');
});

async function statesOf(recipient: string): Promise<unknown[]> {
  const rows = await queryRows('select state from mail_messages where recipient = $1', [recipient]);
  return rows.map(({ state }) => state);
}

// The demo shop moves from Phoenix to Rochester, New York, and takes its customers' bookings along.

/** A Tuesday, two weeks ahead. */
const tuesday = (() => {
  const today = Temporal.Now.plainDateISO('UTC');
  return today.add({ days: ((9 - today.dayOfWeek) % 7) + 14 });
})();

async function businessOf(request: APIRequestContext, path: string) {
  const page = await (await request.get(path)).text();
  const scripts = [...page.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)];
  return { page, scripts: scripts.map(([, json = '']) => JSON.parse(json)) };
}

async function bookByPhone(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/admin/calendar/new', {
    form: {
      ...{ intent: 'book', formId: randomUUID(), service: 'leveling-kit', mode: 'drop' },
      ...{ hours: '2', only: '', day: String(tuesday), startsAt: 'other', language: 'en' },
      ...{ 'other-date': String(tuesday), 'other-time': '10:00', name: 'Nilda' },
      ...{ vehicle: '2021 Ford F-150', contact: 'nilda@example.org', note: '', lead: '' },
    },
    headers: { origin: process.env.SITE_URL ?? '' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return answer.headers().location ?? '';
}

const clockOf = (instant: string | null, timeZone: string) =>
  Temporal.Instant.from(instant ?? '')
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString();

test('what the shop says of itself moves with it: machines, contact page, calendar and times', async ({
  page,
  context,
  request,
}) => {
  await signInHere(context, 'manager');
  const before = await businessOf(request, '/contact');
  expect(JSON.stringify(before.scripts)).toContain('Phoenix');
  expect(before.page).toContain('map-light');
  const visit = await bookByPhone(context.request);
  const visitor = new PlainVisitor(page);
  const times = `/appointment?service=leveling-kit&day=${tuesday}`;
  await visitor.open(times);
  const firstFree = clockOf(await visitor.valueOf('choose'), 'America/Phoenix');

  const manager = new PlainVisitor(page);
  await manager.open('/admin/settings/shop');
  await manager.press(
    'Save',
    {
      ...{ name: 'Lakeshore Off-Road', legalName: 'Lakeshore Off-Road LLC', founded: '1998' },
      ...{ priceRange: '$$', street: '120 Elm St', city: 'Rochester', region: 'NY' },
      ...{ postalCode: '14604', timeZone: 'America/New_York' },
    },
    422,
  );
  // Refused: the error is next to the fields, and nothing typed is lost.
  expect(await manager.text('#position-error')).toContain('has moved to another state');
  expect(await manager.text('#areaServed-error')).toContain('serves now');
  expect(await manager.valueOf('city')).toBe('Rochester');
  expect(await manager.valueOf('timeZone')).toBe('America/New_York');
  // What is planned is listed before it follows the clock; nothing is saved yet.
  const moved = { position: '43.1566, -77.6088', areaServed: 'Rochester\nGreece' };
  await manager.press('Save', moved, 409);
  const list = await manager.text('.settings-zone-move');
  expect(list).toContain('From Phoenix time to Eastern Time');
  expect(list).toMatch(/10:00 AM\s*Nilda\s*Leveling kit\s*[23] h earlier/);
  expect(await manager.valueOf('city')).toBe('Rochester');
  await manager.press('Save with Eastern Time');
  expect(await manager.text('[role=status]')).toContain('Saved. Visitors see it now.');

  for (const path of ['/', '/contact', '/careers/service-advisor']) {
    const { page: html, scripts } = await businessOf(request, path);
    const told = JSON.stringify(scripts);
    expect(told, path).not.toMatch(/Phoenix|Your shop|33\.5876|"addressRegion":"AZ"/);
    expect(told, path).toContain('"addressLocality":"Rochester"');
    expect(html, path).not.toContain('map-light');
  }
  const { scripts } = await businessOf(request, '/contact');
  expect(scripts.find(({ name }) => name === 'Lakeshore Off-Road')).toMatchObject({
    legalName: 'Lakeshore Off-Road LLC',
    foundingDate: '1998',
    priceRange: '$$',
    geo: { latitude: 43.1566, longitude: -77.6088 },
    areaServed: ['Rochester', 'Greece'],
  });
  const { jobs } = await (await request.get('/api/jobs')).json();
  expect(jobs[0]).toMatchObject({ location: 'Rochester, NY' });

  await visitor.open('/contact');
  expect(await visitor.text()).toContain('Rochester, NY 14604');
  await visitor.open(times);
  expect(await visitor.text()).toContain('All times are Eastern Time.');
  expect(clockOf(await visitor.valueOf('choose'), 'America/New_York')).toBe(firstFree);
  await visitor.open('/es/appointment?service=leveling-kit');
  expect(await visitor.text()).toContain('Todas las horas están en hora oriental.');

  // Booked before the move: the customer was told ten, and ten it stays.
  const [row] = await queryRows(
    `select extract(epoch from starts_at)::int as second from appointments where name = 'Nilda'`,
  );
  const ten = tuesday.toZonedDateTime({ timeZone: 'America/New_York', plainTime: '10:00' });
  expect(Number(row?.second) * 1000).toBe(ten.epochMilliseconds);
  const shown = '10:00 AM';
  await manager.open(visit);
  expect(await manager.text()).toContain(shown);
  expect(await manager.text()).toContain('Call or text Nilda when the truck is ready');
  await manager.open(`/admin/calendar?view=day&day=${tuesday}`);
  expect(await manager.text()).toMatch(/All times are Eastern Time/);
  const cards = await manager.textsOf('.calendar-card');
  expect(cards.find((one) => one.includes('Nilda'))).toContain(shown.slice(0, 4));
});
