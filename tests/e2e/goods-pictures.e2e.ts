import { expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { ownWheel } from './own-wheel.ts';
import { signInAs } from './sign-in.ts';

const supplier = String(process.env.SUPPLIER_URL);
const host = supplier.replace('http://', '');

test('a file names pictures; once its site is ticked they are fetched and on the part', async ({
  page,
  context,
}) => {
  const sku = (await ownWheel()).sku;
  await signInAs(context, 'buyer');
  await page.goto('/admin/catalog/imports');
  const text = `Part Number,Image URL\n${sku},${supplier}/corbel.jpg\n`;
  const file = { name: 'pictures.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the file' }).click();
  const site = page.getByLabel(`Pictures from ${host} (1 row)`);
  await expectHydrated(site);
  await expect(page.getByText('1 unchanged')).toBeVisible();
  await site.check();
  await page.getByRole('button', { name: 'Check with these columns' }).click();
  await expect(page.getByText('1 part gets pictures.')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('button', { name: 'Get the pictures' }).click();
  await expect(page.getByText('1 here')).toBeVisible();

  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  const picture = page.getByRole('img', { name: 'Picture 1 of 1' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(page.getByText('Pictures: 0 → 1')).toBeVisible();
});

test('a picture is taken from a web address, and one that is not there is told beside it', async ({
  page,
  context,
}) => {
  const sku = (await ownWheel()).sku;
  await signInAs(context, 'buyer');
  await page.setViewportSize(phone);
  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  const address = page.getByLabel('From a web address');
  await expectHydrated(address);
  await address.fill(`${supplier}/gone.jpg`);
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(`${host} has no such picture.`);
  await expectAccessibleInTwoLooks(page);
  await address.fill(`${supplier}/corbel.jpg`);
  await page.getByRole('button', { name: 'Fetch' }).click();
  await expect(page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await expect(page.getByText('Added as picture 1. Save to keep it.')).toBeAttached();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Pictures: 0 → 1')).toBeVisible();

  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Pictures: 1 → 0')).toBeVisible();
});
