import type { Page } from '@playwright/test';
import { desk, expectAccessible, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

async function looksRight(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page, phone);
  await expectAccessible(page, desk);
}

test('what the shop books with can be read and changed on a phone and on a desk', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  await looksRight(page, '/admin/settings/services', 'Services to book');
  await looksRight(page, '/admin/settings/services/alignment', 'Alignment');
  await looksRight(page, '/admin/settings/bays', 'Bays and people');
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await expect(page).toHaveURL(/settings\/people/);
  await expectAccessible(page, phone);
  await looksRight(page, '/admin/account', 'Your account');
  await page.getByLabel('E-mail me when somebody assigns me a lead').uncheck();
  await page.getByRole('button', { name: 'Save' }).nth(1).click();
  await expect(page.getByText('Your e-mail settings are saved.')).toBeVisible();
  await expect(page.getByLabel('E-mail me when somebody assigns me a lead')).not.toBeChecked();
});

test('spam is apart, and comes back by one press; filters fold away on a phone', async ({
  page,
  context,
}) => {
  await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, note, stage, closed_at)
     values (gen_random_uuid(), 'message', 'Zeb ${mark}', 'zeb@spam.example', 'email', 'en', 'Links', 'spam', now())`,
  );
  await signInAs(context, 'front-desk');
  await looksRight(page, `/admin/leads?view=list&stage=spam&q=${mark}`, 'Leads');
  await page.setViewportSize(phone);
  await expect(page.getByLabel('Assigned to')).toBeHidden();
  await page.getByText('More filters').click();
  await expect(page.getByLabel('Assigned to')).toBeVisible();
  await page.setViewportSize(desk);
  await expect(page.getByLabel('Assigned to')).toBeVisible();
  await page.getByRole('button', { name: /^Not spam/ }).click();
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await page.goto(`/admin/leads?view=list&q=${mark}`);
  await expect(page.getByRole('link', { name: `Zeb ${mark}` })).toBeVisible();
});

test('a block that is refused keeps its ticks, without script too', async ({
  browser,
  context,
}) => {
  await signInAs(context, 'front-desk');
  const state = await context.storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const page = await plain.newPage();
  await page.goto(`${process.env.SITE_URL}/admin/calendar/block`);
  await page.getByLabel('Bay 2').check();
  await page.getByLabel('Until', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Reason').fill('Audit');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Bay 2')).toBeChecked();
  await expect(page.getByLabel('Bay 3')).not.toBeChecked();
  await plain.close();
});

test('the pages of a waiting list can be read on a phone and on a desk', async ({ page }) => {
  await looksRight(
    page,
    '/appointment/waiting-list?service=alignment',
    'Tell me if something opens',
  );
});
