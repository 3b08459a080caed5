import type { Page } from '@playwright/test';
import { expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { ownWheel } from './own-wheel.ts';
import { signInAs } from './sign-in.ts';

test('two suppliers’ stock of a part stands on its page, and the soonest day counts', async ({
  page,
  context,
}) => {
  const { sku } = await ownWheel();
  const [near, far] = [`Near ${sku}`, `Far ${sku}`];
  await signInAs(context, 'buyer');
  await page.setViewportSize(phone);
  await send(page, { sku, supplier: near, days: '2', onHand: '8' });
  await send(page, { sku, supplier: far, days: '6', onHand: '40' });

  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  const rows = page.getByRole('table', { name: 'At suppliers' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(near);
  await expect(rows.nth(1)).toContainText('in 2 days');
  await expect(rows.nth(2)).toContainText(far);
  await expect(rows.nth(2)).toContainText('40');
  await expect(page.getByLabel('Lead time (days)')).toHaveValue('2');
  await expectAccessibleInTwoLooks(page);

  await send(page, { sku, supplier: near, days: '2', onHand: '0' });
  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  await expect(page.getByLabel('Lead time (days)')).toHaveValue('6');
});

type List = { sku: string; supplier: string; days: string; onHand: string };

/** Sends a supplier's stock of one part and applies it. */
async function send(page: Page, { sku, supplier, days, onHand }: List): Promise<void> {
  await page.goto('/admin/catalog/imports');
  const buffer = Buffer.from(`Item No,Qty on hand,Cost at ${supplier}\n${sku},${onHand},180\n`);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('stock.csv');
  const name = page.getByLabel('Supplier', { exact: true });
  await expectHydrated(name);
  const apply = page.getByRole('button', {
    name: /^(?:Apply 1 row|Update supplier stock)$/,
  });
  if ((await name.inputValue()) !== supplier) {
    // Whose stock it is nobody knows yet.
    await expect(page.getByText('Write the supplier’s name')).toBeVisible();
    await name.fill(supplier);
    await page.getByLabel('Days from the supplier to us').fill(days);
    await page.getByRole('button', { name: 'Check with these columns' }).click();
  }
  await expect(page.getByText('changes for 1 part.')).toBeVisible();
  await apply.click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
}
