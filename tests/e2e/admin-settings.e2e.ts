import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack } from './hydrated.ts';
import { signInAs } from './sign-in.ts';

// They change the same settings.
test.describe.configure({ mode: 'serial' });

test('new opening hours are on the site as soon as they are saved', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/settings');
  // Half past, at which this shop opens on other days.
  const minute = 31 + Math.floor(Math.random() * 28);
  const before = await (await request.get('/contact')).text();
  expect(before).not.toContain(`7:${minute}am`);
  // A day that no other test uses.
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByLabel('Sunday opens').fill(`07:${minute}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  const after = await (await request.get('/contact')).text();
  expect(after).toContain(`7:${minute}am-`);
});

test('of two people who save at once neither undoes what the other has changed', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  const other = await context.newPage();
  await Promise.all([page, other].map((one) => one.goto('/admin/settings')));
  // Half past, at which this shop opens on other days.
  const minute = 31 + Math.floor(Math.random() * 28);
  const host = `shop-${Date.now()}.example`;
  const save = async (one: typeof page) => {
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(one.getByText('Saved. Visitors see it now.')).toBeVisible();
  };
  const hosts = page.getByLabel('Hosts');
  await hosts.fill(`${await hosts.inputValue()}\n${host}`);
  await other.getByRole('checkbox', { name: 'Sunday' }).check();
  await other.getByLabel('Sunday closes').fill(`16:${minute}`);
  await save(page);
  // Refused at first: the initial values of the form must survive that.
  await other.getByLabel('Phone', { exact: true }).fill('12');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('Some of this cannot be saved');
  await other.getByLabel('Phone', { exact: true }).fill('(480) 777-7700');
  await save(other);
  for (const one of [page, other]) {
    await one.reload();
    await expect(one.getByLabel('Hosts')).toHaveValue(new RegExp(host));
    await expect(one.getByLabel('Sunday closes')).toHaveValue(`16:${minute}`);
  }
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

test('what cannot be saved is marked, and nothing is lost', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/settings');
  await page.getByLabel('Phone', { exact: true }).fill('12');
  await page.getByLabel('Monday closes').fill('06:00');
  await page.getByLabel('City').fill('Tempe');
  await page.getByLabel('Hosts').fill('orrery-forged.example\nthe other shop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Some of this cannot be saved');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
    /US phone number/,
  );
  await expect(page.getByText('It has to close later than it opens')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Tempe');
  const hosts = page.getByLabel('Hosts');
  await expect(hosts).toHaveAccessibleDescription(/"the other shop" is no host/);
  await expect(hosts).toHaveValue('orrery-forged.example\nthe other shop');
});

test('what is selected stays selected when the script takes the page over', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto('/admin/settings', { waitUntil: 'domcontentloaded' });
  const hosts = page.getByLabel('Hosts');
  await hosts.selectText();
  letGo();
  await expectHydrated(hosts);
  await page.keyboard.insertText('another.example');
  await expect(hosts).toHaveValue('another.example');
});

test('days off come and go without script, and the way to head and foot is shown', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await signInAs(context, 'owner');
  const page = await context.newPage();
  await page.goto('/admin/settings');
  await page.getByLabel('Date').fill('2027-07-05');
  await page.getByLabel('Reason in English').fill('Inventory day');
  await page.getByLabel('Reason in Spanish').fill('Inventario');
  await page.getByRole('button', { name: 'Add the day' }).click();
  await expect(page.getByRole('rowheader', { name: 'July 5, 2027' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove July 5, 2027' }).click();
  await expect(page.getByRole('rowheader', { name: 'July 5, 2027' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit header and footer' }).click();
  await expect(page).toHaveURL(/\/admin\/content\/\d+$/);
  await context.close();
});

for (const path of ['settings', 'redirects', 'tokens', 'datasources', 'history']) {
  test(`/admin/${path} is accessible in every size and theme`, async ({ page, context }) => {
    await signInAs(context, 'owner');
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInTwoLooks(page);
  });
}

test('a key that is none is marked at its own service alone, with what was typed', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/admin/settings/integrations');
  const key = page.getByLabel('IndexNow key');
  await key.fill('not a key!');
  await page
    .locator('form')
    .filter({ has: key })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await expect(key).toHaveAccessibleDescription(/Write 8 to 128 letters/);
  await expect(key).toHaveValue('not a key!');
  await expect(page.getByText('Write 8 to 128 letters, digits or dashes')).toHaveCount(1);
});

test('a field that is left out is named beside itself, in the middle of the screen, not in a bubble', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(context, 'manager');
  await page.goto('/admin/settings/services/new');
  const save = page.getByRole('button', { name: 'Save' });
  await expectHydrated(save);
  await page.getByLabel('Name in English').fill('Window tint');
  await save.click();
  const field = page.getByLabel('Name in Spanish');
  await expect(field).toHaveAccessibleDescription(/This field is required/);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  const isOnTop = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await expectAccessible(page, phone);
  await field.fill('Polarizado');
  await expect(page.getByText('This field is required')).toHaveCount(0);
});
