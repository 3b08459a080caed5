import type { Page } from '@playwright/test';
import { desk, expectAccessible, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

async function looksRight(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page, phone);
}

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
  await expect(page.getByLabel('Assigned to')).toBeHidden();
  await page.getByText('More filters').click();
  await expect(page.getByLabel('Assigned to')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, desk);
  await expect(page.getByLabel('Assigned to')).toBeVisible();
  await page.getByRole('button', { name: /^Not spam/ }).click();
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  const list = new PlainVisitor(page);
  await list.open(`/admin/leads?view=list&q=${mark}`);
  expect((await list.links('main')).map(({ words }) => words)).toContain(`Zeb ${mark}`);
});

test('a block that is refused keeps its ticks, without script too', async ({ page, context }) => {
  await signInAs(context, 'front-desk');
  const staff = new PlainVisitor(page);
  await staff.open('/admin/calendar/block');
  await staff.press(
    'Block it',
    { resources: 'bay-2', 'to-date': '2020-01-01', reason: 'Audit' },
    422,
  );
  expect(await staff.text('[role=alert]')).toContain('before');
  const ticked = await staff.markup.evaluate((read) =>
    [...read.querySelectorAll<HTMLInputElement>('[name=resources]:checked')].map(
      (one) => one.value,
    ),
  );
  expect(ticked).toEqual(['bay-2']);
});

test('the page of a waiting list can be read on a phone and on a desk', async ({ page }) => {
  await looksRight(
    page,
    '/appointment/waiting-list?service=alignment',
    'Tell me if something opens',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, desk);
});
