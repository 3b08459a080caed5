import type { Page } from '@playwright/test';
import { desk, expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

async function startTacoma(page: Page) {
  await page.goto('/build?make=Toyota&model=Tacoma&year=2021');
  await page.locator('button[form="build-vehicle"]').click();
  await expect(page).toHaveURL(/step=lift-kits/);
}

const bodyOf = (page: Page) => page.locator('#truck-body');
const newHeight = (page: Page) =>
  page.locator('.build-strip div').filter({ hasText: 'New height' });

test('a height is tried by keyboard: the truck rises at once, and nothing is chosen', async ({
  page,
}) => {
  await startTacoma(page);
  const slider = page.getByRole('slider', { name: 'Lift height, inches' });
  const stock = await newHeight(page).textContent();
  await slider.focus();
  for (let step = 0; step < 16; step += 1) await page.keyboard.press('ArrowRight');
  await expect(bodyOf(page)).toHaveAttribute('transform', /^translate\(0 -20\b/);
  await expect(newHeight(page)).not.toHaveText(stock ?? '');
  await expect(newHeight(page)).toContainText('+4');
  await expect(page.getByRole('spinbutton', { name: 'Lift height, inches' })).toHaveValue('4');
  await expect(page.getByText('Drawn only, nothing is chosen.')).toBeVisible();
  await expect(page.locator('input[name="sku"]:checked')).toHaveCount(0);
  await expectAccessible(page, desk);
});

test('the nearest kit is one press away, and then gives the height', async ({ page }) => {
  await startTacoma(page);
  await page.getByRole('spinbutton', { name: 'Lift height, inches' }).fill('5.75');
  await page.getByRole('button', { name: 'Pick it' }).click();
  await expect(page.locator('input[name="sku"]:checked')).toHaveCount(1);
  await expect(page.locator('.build-lift p')).toContainText(' gives ');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a height is tried by number and button', async ({ page }) => {
    await startTacoma(page);
    await page.getByRole('spinbutton', { name: 'Lift height, inches' }).fill('4');
    await page.getByRole('button', { name: 'Show this height' }).click();
    await expect(page).toHaveURL(/lift=4/);
    await expect(bodyOf(page)).toHaveAttribute('transform', /^translate\(0 -20\b/);
    await expect(newHeight(page)).toContainText('+4');
  });
});
