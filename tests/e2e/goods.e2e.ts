import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { piesFile } from '#tests/factories/pies-file.ts';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

// They work on one wheel, which visitors never see.
test.describe.configure({ mode: 'serial' });

const original = 'orrery-gnomon-20x9-6x1397-p20';
const sku = `GNOMON-${Date.now()}`;
const priceOf = async (name: string) =>
  (await queryRows('select price_cents from catalog_variants where sku = $1', [name]))[0]
    ?.price_cents;

test.afterAll(async () => {
  await queryRows('delete from catalog_variants where sku = $1', [sku]);
});

test('a wheel is copied, and the panel says what is typed does before it is saved', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto(`/admin/catalog/wheels/parts/${original}`);
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a wheel');
  const number = page.getByLabel('Part number');
  await expectHydrated(number);
  await number.fill('#1 in stock');
  await page.getByRole('button', { name: 'Add a wheel' }).click();
  await expect(number).toHaveAccessibleDescription(/beginning with a letter or digit/);
  await expect(page.getByLabel('Offset (mm)')).toHaveValue('20');
  await number.fill(sku);
  await page.getByLabel('Cost ($)').fill('700');
  await page.getByRole('button', { name: 'Add a wheel' }).click();
  await expect(page).toHaveURL(new RegExp(`/parts/${sku}$`));

  const drilling = page.getByLabel('Bolt patterns');
  await expectHydrated(drilling);
  await drilling.fill('5x114.3');
  const worse = page.getByRole('heading', {
    name: 'Saving would make it stop fitting vehicles it fits now',
  });
  await expect(worse).toBeVisible();
  await expect(page.getByText(/\d+ go from “Fits.*” to “Does not fit”/).first()).toBeVisible();
  await drilling.fill('6x139.7');
  await expect(page.getByText('No verdict changes.')).toBeVisible();
  await page.getByLabel('Price each ($)').fill('1,000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Price each ($): $909.00 → $1000.00')).toBeVisible();
  expect(await priceOf(sku)).toBe(100_000);
});

test('8 % more: the preview is what is applied, and undo gives the old price back', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto(`/admin/catalog/wheels?q=${sku}`);
  await expectAccessibleInTwoLooks(page);
  const row = page.getByRole('row', { name: new RegExp(sku) });
  await expectHydrated(page.getByRole('checkbox', { name: new RegExp(sku) }));
  await expect(row).toContainText('30 %');
  await page.getByRole('checkbox', { name: new RegExp(sku) }).check();
  await expect(page.getByText('1 chosen')).toBeVisible();
  await page.getByLabel('By how much').fill('8');
  await page.getByRole('button', { name: 'Preview change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Raise the price by 8 %: 1 wheel',
  );
  await expectAccessible(page, phone);
  expect(await priceOf(sku)).toBe(100_000);
  await page.getByRole('button', { name: 'Apply to 1' }).click();
  await expect(page.getByText('Every page shows it within a second')).toBeVisible();
  expect(await priceOf(sku)).toBe(108_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: everything is as it was')).toBeVisible();
  expect(await priceOf(sku)).toBe(100_000);
});

test('without script the list, the preview and the changes work the same', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  const visitor = new PlainVisitor(page, context.request);
  await visitor.open(`/admin/catalog/wheels?q=${sku}`);
  await visitor.press('Preview change', { all: 'on', amount: '10', do: 'lower-dollars' });
  expect(visitor.html).toContain('Lower the price by $10: 1 wheel');
  await visitor.press('Apply to 1');
  expect(await priceOf(sku)).toBe(99_000);
  await visitor.open('/admin/catalog/wheels/changes');
  expect(visitor.html).toContain('Price lowered by $10');
});

test('who may only look sees no form and no cost to change', async ({ page, context }) => {
  await signInAs(context, 'front-desk');
  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByText(/Goes on \d+ of \d+ vehicles/)).toBeVisible();
  await page.goto('/admin/catalog/wheels');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Margin' })).toHaveCount(0);
  // It has what the shop pays.
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveCount(0);
  expect((await context.request.get('/admin/catalog/files/wheels')).status()).toBe(403);
});

test('a buyer begins with what waits, and finds goods and nothing of customers', async ({
  page,
  context,
}) => {
  await signInAs(context, 'buyer');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchasing');
  await expectAccessibleInTwoLooks(page);
  const shelf = page
    .getByRole('row', { name: /^Wheels/ })
    .getByRole('link')
    .nth(1);
  const [, count = ''] = /([\d,]+)$/.exec((await shelf.textContent()) ?? '') ?? [];
  await shelf.click();
  await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();
  const links = await page.getByRole('navigation', { name: 'Back office' }).getByRole('link').all();
  const sections = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const section of sections)
    expect(section).toMatch(/^\/(?:admin\/(?:catalog|account)|logout|$)/);
  for (const closed of ['leads', 'outbox', 'content', 'applications', 'people', 'settings/shop']) {
    expect((await context.request.get(`/admin/${closed}`)).status(), closed).toBe(403);
  }
});

test('a supplier’s price list is read, shown, applied and undone', async ({ page, context }) => {
  await signInAs(context, 'manager');
  const before = await priceOf(sku);
  // Its price was typed above: a file leaves it alone until it is released.
  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  await page.getByRole('button', { name: 'Let files change it again' }).click();
  await expect(page.getByText('Suppliers’ files may change it again')).toBeVisible();
  await page.goto('/admin/catalog/imports');
  await expectAccessibleInTwoLooks(page);
  const file = page.getByLabel('File', { exact: true });
  await expectHydrated(file);
  const text = `Part No.;Dealer;New Price\n${sku};700.00;1.111,00\nsomebody-elses;1,00;2,00\n`;
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('list.csv');
  await expect(page.getByText('To be applied')).toBeVisible();
  await expect(page.getByText(/→ \$1111\.00/)).toBeVisible();
  await expect(page.getByText('1 not in your catalog')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  expect(await priceOf(sku)).toBe(before);
  // A choice that the file was not checked with cannot be applied unseen.
  const apply = page.getByRole('button', { name: 'Apply 1 row' });
  await expect(apply).toBeInViewport();
  await page.getByLabel('Customers pay').selectOption('Cost plus a margin');
  await expect(page.getByLabel('Margin, % of the price')).toHaveValue('30');
  await expect(page.getByText('Your choices changed.')).toBeVisible();
  await expect(apply).toHaveCount(0);
  await expectAccessible(page, phone);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/→ \$1000\.99/)).toBeVisible();
  await expect(page.getByText('same cost at 30 %')).toBeVisible();
  await page.getByLabel('Customers pay').selectOption('Price');
  await page.getByRole('button', { name: 'Check with these columns' }).click();
  await expect(page.getByText(/→ \$1111\.00/)).toBeVisible();
  await apply.click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  expect(await priceOf(sku)).toBe(111_100);
  await undoFile(page);
  expect(await priceOf(sku)).toBe(before);
});

test('a supplier’s PIES file is read, its price types chosen, and the next one needs two presses', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  const before = await priceOf(sku);
  // What an earlier try has left.
  await queryRows(`delete from supplier_profiles where name = 'Tinstead direct'`);
  await queryRows(`delete from supplier_layouts where supplier = 'Tinstead direct'`);
  const send = async (retail: string, user: string) => {
    await page.goto('/admin/catalog/imports');
    const file = page.getByLabel('File', { exact: true });
    await expectHydrated(file);
    const prices = { RET: retail, USR: user };
    const text = piesFile([
      { number: sku, prices },
      { number: 'nobody-has-this', brand: 'Nobody', prices },
    ]);
    const buffer = Buffer.from(text);
    await file.setInputFiles({ name: 'pies.xml', mimeType: 'text/xml', buffer });
    await page.getByRole('button', { name: 'Read the file' }).click();
    // The list before it names other files that are to be applied.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('pies.xml');
    await expect(page.getByText('To be applied')).toBeVisible();
  };
  await send('1250.00', '1200.00');
  const first = page.url();
  await expect(page.getByText('PIES 7.2 from XTIN.')).toBeVisible();
  await expect(page.getByText('You have no line “Nobody')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  await page.getByLabel('Parts and their figures').uncheck();
  await page.getByLabel(/^RET/).selectOption('MAP');
  await page.getByLabel(/^USR/).selectOption('MSRP');
  await page.getByLabel('Supplier', { exact: true }).fill('Tinstead direct');
  await page.getByRole('button', { name: 'Check with these prices' }).click();
  await expect(page.getByText(/→ \$1200\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  expect(await priceOf(sku)).toBe(120_000);

  await send('1350.00', '1210.00');
  await expect(page.getByLabel('Supplier', { exact: true })).toHaveValue('Tinstead direct');
  await expect(page.getByText('Read like this supplier’s last file')).toBeVisible();
  await expect(page.getByLabel(/^USR/)).toBeHidden();
  await expectAccessible(page, phone);
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  expect(await priceOf(sku)).toBe(121_000);
  await undoFile(page);
  expect(await priceOf(sku)).toBe(120_000);
  await page.goto(first);
  await undoFile(page);
  expect(await priceOf(sku)).toBe(before);
});

test('every kind of goods can be downloaded, and what is downloaded can be sent in again', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  for (const kind of ['tires', 'lift-kits', 'wheel-lines', 'tire-lines', 'vehicles']) {
    const file = await context.request.get(`/admin/catalog/files/${kind}`);
    expect(file.headers()['content-disposition']).toContain(`${kind}.csv`);
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(5);
  }
  expect((await context.request.get('/admin/catalog/files/people')).status()).toBe(404);
  await page.goto('/admin/catalog/wheels');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const path = await (await downloading).path();
  await page.goto('/admin/catalog/imports');
  const field = page.getByLabel('File', { exact: true });
  await expectHydrated(field);
  await field.setInputFiles(path);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(basename(path));
  await expect(page.getByText('Nothing to apply')).toBeVisible();
  await expect(page.locator('li[data-fate="unchanged"]')).toContainText(/[1-9]\d\d unchanged/);
  const others = ['refused', 'added', 'changed'].map((fate) => `[data-fate="${fate}"]`);
  await expect(page.locator(`li:is(${others.join()})`)).toHaveCount(0);
});

test('an address that nobody would type is no error of the server', async ({ context }) => {
  await signInAs(context, 'manager');
  const list = '/admin/catalog/wheels';
  for (const path of [
    `${list}?q=%00`,
    `${list}?line=%00`,
    `${list}/lines?q=%00`,
    `${list}/change?sku=%00&do=active`,
    `${list}/new?from=%00`,
    `${list}/lines/new?from=%00`,
    `${list}/fit?editing=nobody`,
    `${list}/fit?editing=%00&sku=%00`,
    '/admin/catalog/lift-kits/fit?editing=nobody',
    '/admin/catalog/lift-kits/fit?editing=%00',
    '/admin/catalog/imports/nobody',
  ]) {
    expect((await context.request.get(path)).status(), path).toBeLessThan(500);
  }
});

/** Undoes the import whose page is open. */
async function undoFile(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo all of it' });
  await expectHydrated(undo);
  await undo.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
}
