import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

test('a key is shown once, opens the content service, and stops when it is removed', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/admin/tokens');
  await expectAccessible(page, phone);
  await page.getByLabel('What is it for?').fill('Phone app');
  await page.getByLabel('It may').selectOption('Read what is published');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const token = await page.getByRole('textbox', { name: 'The new key' }).inputValue();
  const stories = () => request.get(`/v2/cdn/stories/contact?token=${token}`);
  expect((await stories()).status()).toBe(200);

  expect(await (await page.request.get('/admin/tokens')).text()).not.toContain(token);
  const row = page.getByRole('row').filter({ hasText: 'Phone app' });
  await expect(row).toContainText(`ends with ${token.slice(-4)}`);
  await row.getByRole('button', { name: 'Remove Phone app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Key removed')).toBeVisible();
  await expect.poll(async () => (await stories()).status()).toBe(401);
});

test('a redirect leads visitors on, a circle is refused, a removed one leads nowhere', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/redirects');
  await expectAccessibleInTwoLooks(page);
  await page.getByLabel('Old address').fill(`/sale-${mark}`);
  await page.getByLabel('New address').fill('/services');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('rowheader', { name: `/sale-${mark}` })).toBeVisible();
  const visit = await request.get(`/sale-${mark}`, { maxRedirects: 0 });
  expect([visit.status(), visit.headers().location]).toEqual([301, '/services']);

  await page.getByLabel('Old address').fill('/round');
  await page.getByLabel('New address').fill('/round');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByLabel('Old address')).toHaveAccessibleDescription(/circle/);
  await expect(page.getByLabel('New address')).toHaveValue('/round');

  await page.getByRole('button', { name: `Remove /sale-${mark}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Redirect removed')).toBeVisible();
  expect((await request.get(`/sale-${mark}`)).status()).toBe(404);
});

test('a list and its entries reach the content service', async ({ page, context, request }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/datasources');
  await expectAccessible(page, phone);
  await page.getByLabel('Name', { exact: true }).fill(`Grades ${mark}`);
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Grades ${mark}`);
  await page.getByLabel('What people see', { exact: true }).fill('Easy');
  await page.getByLabel('Value for programs', { exact: true }).fill('easy');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('What people see of Easy').fill('Very easy');
  await page.getByRole('button', { name: 'Save Easy' }).click();
  // The button has the saved name; the words "Saved" may still be those about "Easy".
  await expect(page.getByRole('button', { name: 'Save Very easy' })).toBeVisible();
  const answer = await request.get(
    `/v2/cdn/datasource_entries?datasource=grades-${mark}&token=e2e-public-token`,
  );
  expect(await answer.json()).toMatchObject({
    datasource_entries: [{ name: 'Very easy', value: 'easy' }],
  });
});

test('the history is accessible', async ({ page, context }) => {
  await signInAs(context, 'owner');
  await page.goto('/admin/history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, phone);
});

test('the owner sees how old the last backup is and why one failed; nobody else does', async ({
  page,
  context,
}) => {
  await queryRows(
    `insert into backup_runs (id, trigger, started_at, ended_at, step, name, failure, rows, files)
     values (gen_random_uuid(), 'schedule', now() - interval '5 hours', now(), 'thin', 'a', null, 919, 74),
       (gen_random_uuid(), 'schedule', now() - interval '9 hours', now(), 'files', null, 'No room ${mark}.', 0, 0)`,
  );
  await signInAs(context, 'owner');
  await page.goto('/admin/backups');
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  await expect(page.getByText('5 hours ago')).toBeVisible();
  await expect(page.getByText('Rows: 919; files: 74')).toBeVisible();
  await expect(page.getByText(`No room ${mark}.`)).toBeVisible();
  // By hand only: a backup of its own would slow the other tests.
  await page.getByLabel('Every day at').fill('');
  await page.getByRole('button', { name: 'Turn on backups' }).click();
  await expect(page.getByLabel('The key of the backups').getByRole('textbox')).toHaveValue(
    /^[\w-]{32}$/,
  );
  await expect(page.getByText('Only by hand')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('The key of the backups')).toHaveCount(0);
  await signInAs(context, 'manager');
  expect((await page.goto('/admin/backups'))?.status()).toBe(403);
});
