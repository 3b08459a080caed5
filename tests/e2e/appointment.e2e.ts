import type { APIRequestContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

test.use({ viewport: phone });

/** Each test uses its own network, because one may hold three times. */
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(someNetwork()));

function someNetwork(): Record<string, string> {
  return { 'X-Forwarded-For': `2001:db8:${crypto.randomUUID().slice(0, 4)}:1::1` };
}

/** A sent build of wheels and tires, made with the build's own forms; returns its code. */
async function sendBuild(request: APIRequestContext, name: string): Promise<string> {
  const truck = { year: '2021', make: 'Ford', model: 'F-150', vehicle: 'ford-f150-2021' };
  const choose = (sku: string) => ({ intent: 'choose', sku });
  const person = { intent: 'send', name, contact: 'dana@example.org', consent: 'on' };
  await post(request, '/build?step=vehicle', { intent: 'start', ...truck, options: 'wheels' });
  await post(request, '/build?step=wheels', choose('basaltline-corbel-17x9-6x135-p0'));
  await post(request, '/build?step=details', person);
  const [row] = await queryRows('select number from leads where name = $1', [name]);
  return `IR-${row?.number}`;
}

async function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  const headers = { Origin: String(process.env.SITE_URL) };
  const answer = await request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
  return answer;
}

/** The path of a link in the letter that somebody got. */
async function linkIn(letter: string, name: string, field: string): Promise<string> {
  const rows = await queryRows(
    `select data from mail_messages where letter = $1 and data->>'name' = $2`,
    [letter, name],
  );
  const data = rows[0]?.data as Record<string, string> | undefined;
  return new URL(data?.[field] ?? '').pathname;
}

async function readAppointment(name: string) {
  const [row] = await queryRows(
    `select a.*, l.number from appointments a left join leads l on l.id = a.lead_id
     where a.name = $1`,
    [name],
  );
  return row;
}

const times = (page: Page) => page.locator('button[name=choose]');

const dayWithTimes = /: \d+ free$/;

/** A day well ahead, which no other test of this file takes. */
async function openLaterDay(page: Page, nth: number): Promise<void> {
  await page.getByRole('link', { name: 'Later weeks' }).click();
  await expect(page).toHaveURL(/from=/);
  await page.getByRole('link', { name: dayWithTimes }).nth(nth).click();
  await expect(page).toHaveURL(/day=/);
}

/** The letter's link, after its calendar file was read, which has to name this start. */
async function readLetter(request: APIRequestContext, name: string): Promise<string> {
  const startsAt = new Date(String((await readAppointment(name))?.starts_at));
  const file = await request.get(await linkIn('appointment-booked', name, 'calendarUrl'));
  expect(file.headers()['content-type']).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
  expect(event.startDate.toJSDate()).toEqual(startsAt);
  return linkIn('appointment-booked', name, 'manageUrl');
}

/** An appointment of the build with this code, with what was typed. */
async function expectBooked(name: string, code: string): Promise<number> {
  const booked = await readAppointment(name);
  expect(booked).toMatchObject({
    service: 'wheels-and-tires',
    vehicle: '2021 Ford F-150',
    note: 'Tows a boat.',
    contact: 'dana@example.org',
  });
  expect(`IR-${booked?.number}`).toBe(code);
  return new Date(String(booked?.starts_at)).getTime();
}

async function expectMovedBefore(name: string, startsAt: number): Promise<void> {
  const moved = await readAppointment(name);
  expect(new Date(String(moved?.starts_at)).getTime()).toBeLessThan(startsAt);
}

async function expectCancelled(name: string): Promise<void> {
  expect(await readAppointment(name)).toMatchObject({
    cancelled_by: 'visitor',
    cancel_reason: 'Sold the truck',
  });
}

test('a finished build is booked, with what was typed kept for another time; its letter’s link moves and cancels', async ({
  page,
}) => {
  const name = `Dana ${crypto.randomUUID()}`;
  const code = await sendBuild(page.request, name);
  await page.goto('/build/complete');
  await page
    .getByRole('link', { name: /^(Book the bay|Pick a day)/ })
    .first()
    .click();
  // On the calendar: the work is known, and another service is one press away.
  await expect(page).toHaveURL(/#when$/);
  await expect(page.locator('#when')).toBeInViewport();
  await expect(page.getByText(`Install my build ${code}`)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await openLaterDay(page, 1);
  await times(page).nth(1).click();
  await expect(page.getByText(/is held for you until/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Phone or e-mail').fill('');
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('alert')).toContainText('Phone or e-mail');
  await page.getByLabel('Phone or e-mail').fill('dana@example.org');
  await page.getByLabel('Anything we should know').fill('Tows a boat.');
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await times(page).nth(2).click();
  await expect(page.getByLabel('Anything we should know')).toHaveValue('Tows a boat.');
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  const startsAt = await expectBooked(name, code);

  await page.goto(await readLetter(page.request, name));
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await times(page).first().click();
  await expect(page.getByRole('heading', { name: 'Moved' })).toBeVisible();
  await expectAccessible(page, phone);
  await expectMovedBefore(name, startsAt);
  await page.getByRole('link', { name: 'Cancel the appointment' }).click();
  await page.getByLabel('Reason').fill('Sold the truck');
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expectCancelled(name);
});

test('a finished build is booked, moved and cancelled with documents and forms alone', async ({
  page,
}) => {
  const name = `Mia ${crypto.randomUUID()}`;
  const code = await sendBuild(page.request, name);
  const visitor = new PlainVisitor(page);
  const choose = (nth: number) => visitor.press({ css: 'button[name=choose]', nth });
  await visitor.open('/build/complete');
  await visitor.follow(/^(Book the bay|Pick a day)/);
  const text = await visitor.text();
  expect(text).toContain(`Install my build ${code}`);
  expect(text).toContain('All times are Phoenix time');
  expect(await visitor.textsOf('[type=radio]')).toEqual([]);
  const calendar = visitor.path;
  await visitor.follow('Change');
  expect(await visitor.textsOf('[type=radio][value^="IR-"][checked]')).toHaveLength(1);
  await visitor.open(calendar);
  await visitor.follow('Later weeks');
  const days = (await visitor.links()).filter(({ words }) => dayWithTimes.test(words));
  await visitor.open(days[2]?.href ?? '');
  await choose(1);
  expect(await visitor.text()).toContain('is held for you until');
  expect(await visitor.valueOf('name')).toBe(name);
  await visitor.press('Book it', { contact: '' }, 422);
  expect(await visitor.text('[role=alert]')).toContain('Phone or e-mail');
  await visitor.press('Choose another time', { contact: 'dana@example.org', note: 'Tows a boat.' });
  await choose(2);
  expect(await visitor.valueOf('note')).toBe('Tows a boat.');
  await visitor.press('Book it');
  expect(await visitor.text('h1')).toBe('Booked');
  const startsAt = await expectBooked(name, code);

  await visitor.open(await readLetter(page.request, name));
  await visitor.follow('Choose another time');
  await choose(0);
  expect(await visitor.text('h1')).toBe('Moved');
  await expectMovedBefore(name, startsAt);
  await visitor.follow('Cancel the appointment');
  await visitor.press('Cancel it', { reason: 'Sold the truck' });
  expect(await visitor.text('h1')).toBe('Cancelled');
  await expectCancelled(name);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a time that another visitor took meanwhile leaves what was typed, and the next times', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const name = `Ana ${crypto.randomUUID()}`;
      // One rack: whoever has it has the time.
      await page.goto('/appointment?service=alignment&vehicle=2019%20Ram');
      await openLaterDay(page, javaScriptEnabled ? 5 : 7);
      await times(page).first().click();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Phone or e-mail').fill('(602) 555-0199');
      const startsAt = await page.locator('input[name=startsAt]').inputValue();
      const held = await page.locator('input[name=held]').inputValue();
      await queryRows(`update calendar_entries set expires_at = now() where id = $1`, [held]);
      // Another visitor, elsewhere, chooses the time.
      const other = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: someNetwork(),
      });
      await post(other, '/appointment?service=alignment', { choose: startsAt });
      await other.dispose();

      await page.getByRole('button', { name: 'Book it' }).click();
      await expect(page.getByRole('alert')).toContainText('Someone took that time');
      await expect(page.getByLabel('Name')).toHaveValue(name);
      if (javaScriptEnabled) await expectAccessible(page, phone);
      await times(page).first().click();
      await expect(page.getByLabel('Phone or e-mail')).toHaveValue('(602) 555-0199');
      await page.getByRole('button', { name: 'Book it' }).click();
      await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
      expect(await readAppointment(name)).toMatchObject({
        contact: '+16025550199',
        vehicle: '2019 Ram',
      });
    });
  });
}

test('links that lead nowhere say what to do, and none of these pages is kept or found', async ({
  page,
}) => {
  for (const path of ['offer/x', 'waiting-list/x', 'manage/x']) {
    const answer = await page.request.get(`/appointment/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers(), path).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    const html = await answer.text();
    expect(html, path).toContain('Call us and we will find it');
    expect(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
  expect((await page.request.get('/appointment/calendar/x')).status()).toBe(404);
  await page.goto('/appointment/manage/x');
  await expect(page.getByText('Call us and we will find it')).toBeVisible();
  await expectAccessible(page, phone);
});
