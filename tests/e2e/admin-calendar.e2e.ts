import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { flick, rattle } from './flick.ts';
import { expectHydrated } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

// They share one calendar, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** Some weeks ahead, away from other tests and from a first attempt. */
const tuesday = () => tuesdayIn(5 + test.info().retry);
const dayPage = () => `/admin/calendar?view=day&day=${tuesday()}`;

function tuesdayIn(weeks: number): string {
  const today = Temporal.Now.plainDateISO('America/Phoenix');
  return today.add({ days: ((9 - today.dayOfWeek) % 7) + 7 * weeks }).toString();
}

/** Books as the front desk does, in bay 5, and returns the URL of the appointment. */
async function bookAt(
  request: APIRequestContext,
  time: string,
  name: string,
  day = tuesday(),
): Promise<string> {
  const answer = await request.post('/admin/calendar/new', {
    form: {
      ...{ intent: 'book', formId: randomUUID(), service: 'leveling-kit', mode: 'drop' },
      ...{ hours: '2', only: 'bay-5', day, startsAt: 'other', language: 'en' },
      ...{ 'other-date': day, 'other-time': time, name, vehicle: '2021 Ford F-150' },
      ...{ contact: `${name.toLowerCase()}@example.org`, note: '', lead: '' },
    },
    headers: { origin: process.env.SITE_URL ?? '' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return answer.headers().location ?? '';
}

function cardOf(page: Page, name: string) {
  return page.locator('.calendar-card', { hasText: name }).first();
}

/** Drags a card to the right, along its lane, by this many steps (quarter hours). */
async function dragLater(page: Page, name: string, quarters: number): Promise<void> {
  await expectHydrated(cardOf(page, name));
  await page.evaluate(() => document.fonts.ready);
  const box = await cardOf(page, name).boundingBox();
  const step = await page.locator('[data-column="600"]').boundingBox();
  if (!box || !step) throw new Error('There is no card to drag');
  const from = { x: box.x + 20, y: box.y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 3 });
  await page.mouse.move(from.x + quarters * step.width, from.y, { steps: 8 });
  await page.mouse.up();
}

/** Drags a card of the week, taken at its middle, by the width of its day. */
async function dragADayLater(page: Page, name: string): Promise<void> {
  await expectHydrated(cardOf(page, name));
  const box = await cardOf(page, name).boundingBox();
  const day = await page.locator(`[data-column="${tuesday()}"]`).boundingBox();
  if (!box || !day) throw new Error('There is no card to drag');
  const from = { x: box.x + box.width / 2, y: box.y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 3 });
  await page.mouse.move(from.x + day.width, from.y, { steps: 8 });
  await page.mouse.up();
}

test('an appointment is moved by dragging; a clash is refused with names and it goes back', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  // Tall enough that the page does not scroll during a drag.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await bookAt(page.request, '10:00', 'Marisol');
  await bookAt(page.request, '15:00', 'Tobias');
  await page.goto(dayPage());
  await dragLater(page, 'Marisol', 4);
  await expect(page.getByRole('status').filter({ hasText: '11:00 AM' })).toBeVisible();
  await expect(cardOf(page, 'Marisol')).toContainText('11:00 AM, 2 h');
  await dragLater(page, 'Marisol', 13);
  await expect(page.getByRole('alert')).toContainText('Bay 5: Tobias');
  await expect(cardOf(page, 'Marisol')).toContainText('11:00 AM, 2 h');
  await expectAccessibleInTwoLooks(page);

  // By keyboard, to where Tobias is; the tip names him and the nearest time that works, which Enter takes.
  await cardOf(page, 'Marisol').focus();
  await page.keyboard.press('Space');
  const tip = page.locator('.calendar-tip');
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('Bay 5: Tobias');
  await expect(tip).toContainText(/It fits at .*1:00 PM/);
  const aloud = page.getByRole('status').filter({ hasText: 'Does not fit' });
  await expect(aloud).toContainText('Enter takes that time');
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('Fits');
  await expect(tip).toContainText('11:15 AM');
  await page.keyboard.press('Escape');
  await expect(cardOf(page, 'Marisol')).toContainText('11:00 AM, 2 h');
  await page.keyboard.press('Space');
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText(/It fits at .*1:00 PM/);
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 'Marisol')).toContainText('1:00 PM, 2 h');
  await expect(tip).toHaveCount(0);
  await expect(page).toHaveURL(/view=day/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, 'Marisol')).toContainText('11:00 AM, 2 h');
  const week = new PlainVisitor(page);
  await week.open(`/admin/calendar?view=week&day=${tuesday()}`);
  expect(await week.text('.calendar-card')).toContain('Marisol');
  // The card has moved to where the pointer already is.
  await page.mouse.move(0, 0);
  // In bay 5, on the rack and in the technician's lane: pointing at one lights all three and their wire.
  await cardOf(page, 'Marisol').hover();
  await expect(page.locator('.calendar-card.is-lit')).toHaveCount(3);
  await expect(page.locator('.calendar-wire.is-lit')).not.toHaveCount(0);
  await page.goto(`/admin/calendar?view=week&day=${tuesday()}`);
  await dragADayLater(page, 'Tobias');
  await expect(page.getByRole('status').filter({ hasText: /Wed.*3:00 PM/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Tue.*3:00 PM/ })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
});

test('an appointment that is flicked faster than the board renders goes where it is let go', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  await page.setViewportSize({ width: 1440, height: 1400 });
  // On a day that nobody else in this file books.
  const day = tuesdayIn(10 + test.info().retry);
  await bookAt(page.request, '09:00', 'Fernanda', day);
  await page.goto(`/admin/calendar?view=day&day=${day}`);
  // Pointing at a card lights its job, which is rendered anew.
  await page.mouse.move(0, 0);
  await page.mouse.move(5, 5);
  await expectHydrated(cardOf(page, 'Fernanda'));
  await page.evaluate(() => document.fonts.ready);
  const box = await cardOf(page, 'Fernanda').boundingBox();
  const step = await page.locator('[data-column="600"]').boundingBox();
  if (!box || !step) throw new Error('There is no card to flick');
  await flick(cardOf(page, 'Fernanda'), { x: box.x + 20 + 4 * step.width, y: box.y + 10 });
  await expect(page.getByRole('status').filter({ hasText: '10:00 AM' })).toBeVisible();
  await expect(cardOf(page, 'Fernanda')).toContainText('10:00 AM, 2 h');
  // By keys as well.
  const keys = ['Space', ...Array(7).fill('ArrowRight'), 'ArrowLeft', 'Space'];
  await rattle(cardOf(page, 'Fernanda'), keys);
  await expect(cardOf(page, 'Fernanda')).toContainText('11:30 AM, 2 h');
});

test('the same without script: moved, marked, cancelled with a reason', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  const staff = new PlainVisitor(page);
  await staff.open(await bookAt(page.request, '08:00', 'Ingrid'));
  await staff.press('Move it', { startsAt: `${tuesday()}T20:00:00Z` });
  expect(await staff.text('[role=status]')).toMatch(/Moved to .*1:00 PM/);
  const night = { startsAt: 'other', 'other-date': tuesday(), 'other-time': '03:00' };
  await staff.press('Move it', night, 422);
  expect(await staff.text('main .field-error')).toContain('The shop is closed then');
  expect(await staff.text()).toContain('“Done” emails Ingrid two minutes later');
  // The visit is on a later day, which needs a confirmation.
  await staff.press('Mark as “Arrived”');
  expect(await staff.text('.calendar-steps')).toContain('Arrived');
  await staff.press('Cancel the appointment', { reason: 'Wrong kit' });
  expect(await staff.text('.calendar-note')).toBe('Cancelled: Wrong kit');
});

test('somebody on the phone is booked; what was typed stays when other times are looked for', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(context, 'front-desk');
  await page.goto(`/admin/calendar/new?day=${tuesday()}`);
  await page.getByLabel('Name').fill('Yolanda');
  await page.getByLabel('Service').selectOption('alignment');
  await page.getByRole('button', { name: 'Show free times' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Yolanda');
  await page.getByLabel('Phone or e-mail').fill('(480) 555-0123');
  await page.getByLabel('Truck').fill('2018 Ram 1500');
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByText('Choose a time').first()).toBeVisible();
  await page.getByRole('radio', { name: '9:00 AM' }).first().check();
  await expectAccessible(page, phone);
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('heading', { name: 'Yolanda' })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dayPage());
  await expect(page.getByRole('link', { name: 'Yolanda', exact: true })).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Days of the week' });
  await strip.getByRole('link', { name: /^Wednesday/ }).click();
  await expect(page.getByRole('heading', { name: /^Wednesday/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yolanda', exact: true })).toHaveCount(0);
  await strip.getByRole('link', { name: /^Tuesday/ }).click();
  await page.getByRole('button', { name: 'Arrived Yolanda' }).click();
  const question = page.getByRole('dialog', { name: /^This visit is on Tuesday/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'In the bay Yolanda' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrived Yolanda' }).click();
  await question.getByRole('button', { name: 'Mark as “Arrived”' }).click();
  await expect(page.getByRole('button', { name: 'In the bay Yolanda' })).toBeVisible();
});

test('blocked time is no longer free, and is again when it is given back', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  const friday = Temporal.PlainDate.from(tuesday()).add({ days: 3 }).toString();
  const isFree = async () => {
    const times = await page.request.get(`/admin/calendar/new?day=${friday}`);
    return (await times.text()).includes(`${friday}T21:00:00Z`);
  };
  expect(await isFree()).toBe(true);
  await page.goto(`/admin/calendar/block?day=${tuesday()}`);
  await page.getByLabel('Reason').fill('Audit');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByText('This is booked then')).toBeVisible();
  await expect(page.locator('.calendar-note')).toContainText('Tobias');
  await expect(page.getByLabel('Reason')).toHaveValue('Audit');
  await expectAccessible(page, phone);
  await page.setViewportSize(desk);
  for (const end of ['From', 'Until']) await page.getByLabel(end, { exact: true }).fill(friday);
  await page.getByRole('button', { name: 'Block it' }).click();
  await page.getByRole('link', { name: /Audit/ }).first().click();
  await expect(page.getByText('The whole shop')).toBeVisible();
  expect(await isFree()).toBe(false);
  await page.getByRole('button', { name: 'Give the time back' }).click();
  await expect(page.getByRole('link', { name: 'Block time' })).toBeVisible();
  expect(await isFree()).toBe(true);
});

test('a secret address gives the calendar to a program until it is revoked', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'front-desk');
  const staff = new PlainVisitor(page);
  await staff.open('/admin/calendar/subscribe');
  await staff.press('Make a feed', { name: 'Office screen' });
  const address = await staff.markup.evaluate((read) =>
    read.querySelector('[aria-label="Address for Office screen"]')?.getAttribute('value'),
  );
  const { pathname } = new URL(address ?? '');
  const file = await request.get(pathname);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('SUMMARY:Tobias');
  await staff.press({ css: '.ask-dialog [type=submit]' });
  expect(await staff.text()).toContain('No feeds yet.');
  expect((await request.get(pathname)).status()).toBe(404);
});
