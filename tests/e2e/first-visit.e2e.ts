import type { Page } from '@playwright/test';
import { expectAccessible, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { viewport: phone, hasTouch: true, isMobile: true } });

const chosen = (page: Page) => page.locator('#build-option .build-choices .build-choice').first();

/** A list that was just touched has not been hydrated yet. */
async function takeFirst(page: Page): Promise<void> {
  await chosen(page).tap();
  await expect(chosen(page).getByRole('radio')).toBeChecked();
}

test('somebody new finds their truck, its price and its day, and keeps what they typed', async ({
  page,
}) => {
  await page.goto('/build');
  await expect(page.getByText('Example: 2021 Ford F-150')).toBeVisible();
  await expect(page.getByText('An example: pick yours').filter({ visible: true })).toHaveCount(1);

  await page.getByRole('combobox', { name: /^Type it/ }).tap();
  await page.getByRole('combobox', { name: /^Type it/ }).fill('2019 silv');
  const found = page.locator('.build-vehicle-list [role="option"]');
  await expect(found.nth(1)).toBeInViewport({ ratio: 1 });
  await found.first().tap();
  await expect(page.getByText('2019 Chevrolet Silverado 1500', { exact: true })).toBeInViewport();
  await expect(page.getByText('Example: ')).toBeHidden();
  await expect(page.locator('.build-changed').filter({ hasText: /\S/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Lift Kit', exact: true }).tap();
  await expect(page).toHaveURL(/step=lift-kits$/);
  await expect(page.locator('[data-label="door"] .drawing-label-minor')).toHaveText(/^Clears by/);
  await takeFirst(page);
  await expect(page.locator('.build-changed')).toContainText('taller');
  await page.getByRole('link', { name: /out the door/ }).tap();
  await expect(page.getByRole('heading', { name: 'Out the door' })).toBeInViewport();
  await expect(page.getByText(/it could be done by|at the earliest/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to the choices' }).tap();
  await page.getByRole('button', { name: 'Wheels', exact: true }).tap();
  await expect(page).toHaveURL(/step=wheels$/);
  await expect(page.locator('.build-changed')).toBeEmpty();

  await page.goto('/build?step=details');
  await page.getByLabel('Name').fill('Marcy Ortega');
  await page.getByText('Call', { exact: true }).first().tap();
  await page.goto('/build?step=wheels');
  await page.goto('/build?step=details');
  await expect(page.getByLabel('Name')).toHaveValue('Marcy Ortega');
  await expect(page.getByRole('radio', { name: 'Call' })).toBeChecked();
  await expectAccessible(page, phone);
});
