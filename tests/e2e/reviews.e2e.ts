import type { Page } from '@playwright/test';
import { desk, expectAccessible, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

type Rows = (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
type Invited = { email: string; dbRows: Rows };

/** Invites a customer to a review from the office; returns the path of their link. */
async function invite(page: Page, { email, dbRows }: Invited): Promise<string> {
  await page.goto('/admin/reviews');
  await page.getByLabel('Name').fill('Luz Medina');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Truck').fill('2021 Jeep Wrangler');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  const [mail] = await dbRows(
    "select data->>'reviewUrl' as url from mail_messages where recipient = $1",
    [email],
  );
  return new URL(String(mail?.url)).pathname;
}

/** An aborted test removes its review from the home page, too. */
async function takeOff(page: Page, { mark, dbRows }: { mark: string; dbRows: Rows }) {
  const left = await dbRows(
    "select id from reviews where state = 'published' and record::text like $1",
    [`%${mark}%`],
  );
  for (const { id } of left) {
    const form = { intent: 'hide', id: String(id), reason: 'asked' };
    const headers = { origin: process.env.SITE_URL ?? '' };
    expect((await page.request.post('/admin/reviews', { form, headers })).status()).toBe(200);
  }
}

test('a customer is asked, writes what went wrong, and it goes up as written with the shop’s answer', async ({
  page,
  context,
  request,
  dbRows,
}) => {
  const mark = Date.now().toString(36);
  const email = `luz-${mark}@example.org`;
  const words = `It clunked until they found the bolt (${mark}).`;
  await signInAs(context, 'editor');
  const pathname = await invite(page, { email, dbRows });

  // The customer, without any script.
  const customer = new PlainVisitor(page, request);
  const late = new PlainVisitor(page, request);
  await late.open(pathname);
  await customer.open(pathname);
  await customer.press('Send it', {}, 422);
  expect(await customer.text('.form')).toContain('This field is required');
  const [named] = await customer.markup.evaluate((read) =>
    [...read.querySelectorAll<HTMLInputElement>('[name=name]')].map(({ value }) => value),
  );
  expect(named).toBe('Luz M.');
  const city = `Mesa ${mark}`;
  await customer.press('Send it', { stars: '2', text: words, city, publish: 'on' });
  expect(await customer.text('.note')).toContain('It goes up as written.');
  await customer.open(pathname, 410);
  // The same letter was open in a second tab.
  const second = 'On second thought, they did well.';
  await late.press('Send it', { stars: '4', text: second, city }, 422);
  expect(await late.text('h1')).toContain('leads nowhere any more');
  expect(await late.text('textarea')).toBe(second);

  await page.goto('/admin/reviews');
  const entry = page.getByRole('region', { name: `2 stars: Luz M., Mesa ${mark}` });
  await expect(entry).toContainText(words);
  await expectAccessible(page, phone);
  await expectAccessible(page, desk);
  await entry.getByText('Answer', { exact: true }).click();
  await entry.getByLabel('Answer in English').fill('The bolt is on the wall now.');
  await entry.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('The answer is under the review.')).toBeVisible();
  try {
    await entry.getByRole('button', { name: 'Publish as written' }).click();
    await expect(page.getByText('Published. It is on the site now.')).toBeVisible();
    const home = await (await request.get('/')).text();
    expect(home).toContain(words);
    expect(home).toContain('The bolt is on the wall now.');

    await page.getByRole('link', { name: /^On the site/ }).click();
    await entry.getByText('Keep off the site').first().click();
    await entry.getByRole('button', { name: 'Keep off the site' }).click();
    await expect(page.getByText('Hidden. The history says why.')).toBeVisible();
  } finally {
    await takeOff(page, { mark, dbRows });
  }
  expect(await (await request.get('/')).text()).not.toContain(words);
});

test('a review stays as it was written when the network breaks while it goes out', async ({
  page,
  context,
  dbRows,
  consoleProblems,
}) => {
  await signInAs(context, 'editor');
  const email = `cut-${Date.now().toString(36)}@example.org`;
  await page.goto(await invite(page, { email, dbRows }));
  await page.getByText('4 stars', { exact: true }).click();
  await page.getByLabel('In your words').fill('They called before they cut.');
  await page.getByRole('textbox', { name: 'City' }).fill('Mesa');
  await expectHydrated(page.getByRole('button', { name: 'Send it' }));
  await page.route('**/review/*.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('alert')).toContainText('this was not sent');
  await expect(page.getByLabel('In your words')).toHaveValue('They called before they cut.');
  await page.unroute('**/review/*.data*');
  expect(consoleProblems.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.locator('.note')).toContainText('It goes up as written.');
});
