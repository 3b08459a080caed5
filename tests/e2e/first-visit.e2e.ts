import type { Page } from '@playwright/test';
import { expectAccessible, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

const chosen = (page: Page) => page.locator('#build-option .build-choices .build-choice').first();

/** A list that was just touched has not been hydrated yet. */
async function takeFirst(page: Page): Promise<void> {
  await chosen(page).tap();
  await expect(chosen(page).getByRole('radio')).toBeChecked();
}

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: next, exact: true }).tap();
  // The URL changes shortly before the page does.
  await expect(page.locator('[aria-current="step"]')).toContainText(next);
}

test('by touch alone somebody new finds their truck, its price and its day, and sends it; what they typed stays', async ({
  page,
  dbRows,
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

  await goOn(page, 'Lift Kit');
  await expect(page).toHaveURL(/step=lift-kits$/);
  await expect(page.locator('[data-label="door"] .drawing-label-minor')).toHaveText(/^Clears by/);
  await takeFirst(page);
  await expect(page.locator('.build-changed')).toContainText('taller');
  await page.getByRole('link', { name: /out the door/ }).tap();
  await expect(page.getByRole('heading', { name: 'Out the door' })).toBeInViewport();
  await expect(page.getByText(/it could be done by|at the earliest/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to the choices' }).tap();
  await goOn(page, 'Wheels');
  await expect(page).toHaveURL(/step=wheels$/);
  await expect(page.locator('.build-changed')).toBeEmpty();
  await takeFirst(page);
  await goOn(page, 'Tires');
  await takeFirst(page);
  await goOn(page, 'Details');

  const name = `Marcy ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name').fill(name);
  await page.getByText('Call', { exact: true }).first().tap();
  // Not by a reload, after which the browser itself fills in what was typed.
  await page.goto('about:blank');
  await page.goto('/build?step=details');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByRole('radio', { name: 'Call' })).toBeChecked();
  await expectAccessible(page, phone);
  await page.getByLabel('Phone or e-mail').fill('602 555 0199');
  await page.getByText('Use these details to answer me about this build.').tap();
  await page.getByRole('button', { name: 'Send my build' }).tap();
  await expect(page).toHaveURL(/\/build\/complete$/);
  const leads = await dbRows('select snapshot from leads where name = $1', [name]);
  expect(leads).toMatchObject([{ snapshot: { parts: { length: 3 } } }]);
});
