import type { Page } from '@playwright/test';
import { desk } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

const newHeight = (page: Page) =>
  page.locator('.build-strip div').filter({ hasText: 'New height' });

test('a height is tried by keyboard: the truck rises at once, nothing is chosen, and the nearest kit is one press away', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await prepareBuild(page.request, { truck: 'tacoma' });
  await page.goto('/build?step=lift-kits');
  const slider = page.getByRole('slider', { name: 'Lift height, inches' });
  const height = page.getByRole('spinbutton', { name: 'Lift height, inches' });
  const chosen = page.locator('input[name="sku"]:checked');
  const stock = await newHeight(page).textContent();
  await slider.focus();
  for (let step = 0; step < 16; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('#truck-body')).toHaveAttribute('transform', /^translate\(0 -20\b/);
  await expect(newHeight(page)).not.toHaveText(stock ?? '');
  await expect(newHeight(page)).toContainText('+4');
  await expect(height).toHaveValue('4');
  await expect(page.getByText('Drawn only, nothing is chosen.')).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await height.fill('5.75');
  await page.getByRole('button', { name: 'Pick it' }).click();
  await expect(chosen).toHaveCount(1);
  await expect(page.locator('.build-lift p')).toContainText(' gives ');
});

test('without a script a height is tried by number and button', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await prepareBuild(page.request, { truck: 'tacoma' });
  await visitor.open('/build?step=lift-kits');
  await visitor.press('Show this height', { lift: '4' });
  expect(visitor.path).toMatch(/lift=4/);
  const body = await visitor.markup.evaluate((read) =>
    read.querySelector('#truck-body')?.getAttribute('transform'),
  );
  expect(body).toMatch(/^translate\(0 -20\b/);
  const strip = await visitor.textsOf('.build-strip div');
  expect(strip.find((text) => text.includes('New height'))).toContain('+4');
});
