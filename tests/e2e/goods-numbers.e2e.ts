import { expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { ownWheel } from './own-wheel.ts';
import { signInAs } from './sign-in.ts';

test('a supplier’s number with the bar code of a part is joined to it, and its price follows', async ({
  page,
  context,
}) => {
  const { sku, upc } = await ownWheel();
  const number = `HW ${sku.slice(4)}`;
  const supplier = `Harbor ${sku}`;
  await signInAs(context, 'buyer');
  await page.setViewportSize(phone);
  await page.goto('/admin/catalog/imports');
  const text = `Item No,UPC,Price list ${sku}\n${number},${upc},250.00\n`;
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the file' }).click();
  const row = page.getByRole('checkbox', { name: number });
  await expectHydrated(row);
  await expect(page.getByText('1 may be yours under another number')).toBeVisible();
  await expect(page.getByRole('link', { name: sku })).toBeVisible();
  await row.check();
  await page.getByRole('button', { name: 'Selected rows are the same part' }).click();
  await expect(page.getByText('First write the supplier’s name and check again')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByLabel('Supplier', { exact: true }).fill(supplier);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Being checked with these columns')).toBeVisible();
  await expect(row).toBeVisible();
  await row.check();
  await page.getByRole('button', { name: 'Selected rows are the same part' }).click();
  await expect(page.getByText('1 update').first()).toBeVisible();

  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  await expect(page.getByText(`${supplier}: ${number}`)).toBeVisible();
  const forget = page.getByRole('button', { name: `Forget ${number} of ${supplier}` });
  await expectHydrated(forget);
  await forget.click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  await expect(page.getByText(`${supplier}: ${number}`)).toHaveCount(0);
});
