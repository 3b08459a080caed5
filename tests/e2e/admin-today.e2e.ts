import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** Of nobody else: who writes twice is one row on Today. */
const ownNumber = () => `+1602${String(Math.random()).slice(2, 9).padEnd(7, '5')}`;

/** A message to the shop, with one statement: forms have their own tests. */
async function arrive(name: string, contact = ownNumber()): Promise<string> {
  const [row] = await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, topic, note, locale)
     values (gen_random_uuid(), 'message', $1, $2, 'phone', 'price', $3, 'en') returning id`,
    [name, contact, `A note of ${name}`],
  );
  return String(row?.id);
}

const waiting = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Waiting for an answer' }).getByRole('listitem').filter({
    hasText: name,
  });

test('the front desk sees who comes in without reloading, keeps what it types, and notes a call in one press, of which it stays said while news come in', async ({
  page,
}) => {
  await signInAs(page.context(), 'front-desk');
  const listening = page.waitForResponse((response) => response.url().endsWith('/admin/events'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  expect((await listening).headers()['content-type']).toMatch(/^text\/event-stream/);
  const name = `Odette ${crypto.randomUUID().slice(0, 8)}`;
  await arrive(name);
  await expect(waiting(page, name)).toBeVisible();
  await expect(page.locator('[data-live-news]')).toHaveText(/^\d+ new leads?\b/);
  await expect(page).toHaveTitle(/^\(\d+\) Today/);
  await expectAccessibleInTwoLooks(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  await waiting(page, name)
    .getByRole('button', { name: `Reached ${name}` })
    .click();
  const said = page.getByText('Logged: reached');
  await expect(said).toBeVisible();
  await expect(waiting(page, name)).toHaveCount(0);
  const next = `Runa ${crypto.randomUUID().slice(0, 8)}`;
  await arrive(next);
  await expect(waiting(page, next)).toBeVisible();
  await expect(said).toBeAttached();

  await page.goto('/admin/leads');
  const search = page.getByRole('searchbox').first();
  await search.fill('half a na');
  const other = `Ingrid ${crypto.randomUUID().slice(0, 8)}`;
  await arrive(other);
  await expect(page.getByText(other).first()).toBeVisible();
  await expect(search).toHaveValue('half a na');
  await expect(search).toBeFocused();
});

// tests/e2e/without-mail.e2e.ts has the server that trusts none.
test('behind a proxy that the server trusts there is no warning of one', async ({
  page,
  request,
}) => {
  await signInAs(page.context(), 'owner');
  await request.get('/', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  const staff = new PlainVisitor(page);
  await staff.open('/admin');
  expect(await staff.text()).toContain('Waiting for an answer');
  expect(await staff.text()).not.toContain('TRUSTED_PROXY_HOPS');
});

test('the palette finds a customer by keyboard, and nothing that is not open to the person', async ({
  page,
}) => {
  const name = `Ulrike ${crypto.randomUUID().slice(0, 8)}`;
  const id = await arrive(name);
  await signInAs(page.context(), 'front-desk');
  await page.goto('/admin/leads');
  await expect(page.getByRole('button', { name: 'Find or do' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /Go to a page/ });
  // Shortcuts need the script, which starts shortly after the page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, phone);
  await field.fill(name.slice(0, 12));
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/leads/${id}`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Staff', exact: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('letters walk along a list and answer, never while somebody types, and not for whoever turns them off', async ({
  page,
}) => {
  const mark = `Keys${crypto.randomUUID().slice(0, 6)}`;
  for (const name of ['Ann', 'Bea', 'Cal']) await arrive(`${name} ${mark}`);
  await signInAs(page.context(), 'front-desk');
  await page.goto(`/admin/leads?view=list&sort=name&q=${mark}`);
  const list = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(list.getByText('Reply')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `Ann ${mark}` })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(`Bea ${mark}`);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('j');
  await expect(title).toContainText(`Cal ${mark}`);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('k');
  await expect(title).toContainText(`Bea ${mark}`);
  await page.keyboard.press('k');
  await expect(title).toContainText(`Ann ${mark}`);
  await page.keyboard.press('r');
  const text = page.getByLabel('What was said');
  await expect(text).toBeFocused();
  await page.keyboard.type('jkr?');
  await expect(text).toHaveValue('jkr?');
  await page.getByRole('link', { name: 'All leads' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('searchbox').first()).toHaveValue(mark);

  await page.getByRole('link', { name: `Cal ${mark}` }).focus();
  await page.keyboard.press('r');
  await expect(title).toContainText(`Cal ${mark}`);
  await expect(page.locator('#answer :focus')).toHaveCount(1);
  await page.locator('#answer :focus').blur();

  await page.keyboard.press('?');
  await list.getByRole('checkbox', { name: /Single letters/ }).uncheck();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
  await expect(title).toContainText(`Cal ${mark}`);
  await page.locator('.office-me summary').click();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(list.getByRole('checkbox', { name: /Single letters/ })).not.toBeChecked();
});

test('the manager hands over and erases a person: rows and files go, the history stays', async ({
  page,
  dbRows,
}) => {
  const tail = crypto.randomUUID().replace(/\D/g, '').slice(0, 4).padEnd(4, '7');
  const [name, number] = [`Wilhelmina ${tail}`, `602555${tail}`];
  const id = await arrive(name, `+1${number}`);
  await dbRows(
    `insert into audit_entries (actor_kind, actor_name, action, subject_kind, subject_id, subject_name, request_id)
     values ('staff', 'Lupita', 'leads.stage', 'lead', $1, $2, 'test')`,
    [id, name],
  );
  await signInAs(page.context(), 'manager');
  await page.goto('/admin/people-data');
  await expectAccessible(page, phone);
  await page.getByLabel('E-mail or phone').fill(number);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('row', { name: /Leads/ })).toContainText('1');
  expect(page.url()).not.toContain(number);
  await expectAccessible(page, phone);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all of it' }).click();
  const archive = readFileSync(await (await download).path());
  expect(archive.toString('latin1')).toContain(`A note of ${name}`);

  const again = page.getByLabel(`Type ${number} again`);
  await again.fill('602 555 9999');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('alert').first()).toContainText('See the marked field');
  await expect(page.getByText('Nothing was erased')).toHaveCount(1);
  await again.fill(number);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^Erased: \d+ records?/)).toBeVisible();
  await expect(page.getByText(`The shop has nothing about ${number}`)).toBeVisible();
  expect(await dbRows('select id from leads where id = $1', [id])).toEqual([]);
  const history = await dbRows(
    'select action, subject_name from audit_entries where subject_id = $1',
    [id],
  );
  expect(history).toMatchObject([{ action: 'leads.stage', subject_name: '(erased)' }]);
  expect(await (await page.request.get('/admin/history')).text()).toContain('Erased a person');
});
