import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

test('a key is shown once, opens the content service, and stops when it is removed', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/admin/tokens');
  await page.getByLabel('What is it for?').fill('Phone app');
  await page.getByLabel('It may').selectOption('Read what is published');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const token = await page.getByRole('textbox', { name: 'The new key' }).inputValue();
  const stories = () => request.get(`/v2/cdn/stories/contact?token=${token}`);
  expect((await stories()).status()).toBe(200);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'The new key' })).toHaveCount(0);
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
  await page.getByLabel('Old address').fill('/spring-sale');
  await page.getByLabel('New address').fill('/services');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('rowheader', { name: '/spring-sale' })).toBeVisible();
  const visit = await request.get('/spring-sale', { maxRedirects: 0 });
  expect([visit.status(), visit.headers().location]).toEqual([301, '/services']);

  await page.getByLabel('Old address').fill('/round');
  await page.getByLabel('New address').fill('/round');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByLabel('Old address')).toHaveAccessibleDescription(/circle/);
  await expect(page.getByLabel('New address')).toHaveValue('/round');

  await page.getByRole('button', { name: 'Remove /spring-sale' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Redirect removed')).toBeVisible();
  expect((await request.get('/spring-sale')).status()).toBe(404);
});

test('a list and its entries reach the content service', async ({ page, context, request }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/datasources');
  await page.getByLabel('Name', { exact: true }).fill('Trail grades');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trail grades');
  await page.getByLabel('What people see', { exact: true }).fill('Easy');
  await page.getByLabel('Value for programs', { exact: true }).fill('easy');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('What people see of Easy').fill('Very easy');
  await page.getByRole('button', { name: 'Save Easy' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const answer = await request.get(
    '/v2/cdn/datasource_entries?datasource=trail-grades&token=e2e-public-token',
  );
  expect(await answer.json()).toMatchObject({
    datasource_entries: [{ name: 'Very easy', value: 'easy' }],
  });
});

test('history tells who did what, and may be searched', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await page.goto('/admin/history?q=test manager');
  const row = page.getByRole('row').filter({ hasText: 'Changed the settings' }).first();
  await expect(row).toContainText('Test manager');
});
