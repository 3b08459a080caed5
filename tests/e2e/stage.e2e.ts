import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack } from './hydrated.ts';

async function startF150(page: Page) {
  await page.goto('/build?make=Ford&model=F-150&year=2022');
  await page.locator('button[form="build-vehicle"]').click();
  // The URL changes shortly before the page does.
  await expect(page.locator('[aria-current="step"]')).toContainText('Lift Kit');
}

const front = (page: Page) => page.getByRole('img', { name: /F-150, front view/ });
const side = (page: Page) => page.getByRole('img', { name: /F-150, side view/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Verdict and price' });
/** The part of the list that is furthest from fitting but can still be chosen. */
const worst = (page: Page) => page.locator('input[name="sku"]:enabled').last();

test('the truck is turned to the front, by keyboard, and stays so on this device', async ({
  page,
}) => {
  await startF150(page);
  await expect(side(page)).toBeVisible();
  await page.getByRole('link', { name: 'Front', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(front(page)).toBeVisible();
  await page.getByRole('slider', { name: 'Lift height, inches' }).press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.25 inches');
  await page.goto('/build?step=wheels');
  await worst(page).check();
  await expect(front(page).locator('[data-label="front-poke"]')).toContainText('poke');
  await expectAccessibleInTwoLooks(page);
  await page.reload();
  await expect(front(page)).toBeVisible();
  await page.getByRole('link', { name: 'Side', exact: true }).click();
  await expect(side(page)).toBeVisible();
});

test('a height that is set before the scripts are there is drawn, from the front too', async ({
  page,
}) => {
  await startF150(page);
  const letGo = await holdBack(page, '**/assets/truck-front-*.js');
  await page.goto('/build?step=lift-kits&side=front');
  const slider = page.getByRole('slider', { name: 'Lift height, inches' });
  await slider.press('ArrowRight');
  letGo();
  await expect(slider).toHaveAttribute('aria-valuetext', '0.25 inches');
  await expect(page.getByLabel('Lift height, inches').last()).toHaveValue('0.25');
  await expect(front(page).locator('[data-label="front-height"]')).toContainText('77.5 in');
});

test('the truck that came drawn stays as it is until something of it changes', async ({ page }) => {
  await startF150(page);
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto('/build?step=lift-kits');
  const drawn = page.locator('#truck');
  await drawn.evaluate((svg) => svg.setAttribute('data-came', ''));
  letGo();
  await expectHydrated(page.locator('.build.build-page'));
  await page.getByRole('link', { name: 'Wheels, not yet' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Wheels');
  await expect(drawn).toHaveAttribute('data-came');
  const before = await drawn.innerHTML();
  await worst(page).check();
  await expect(drawn).not.toHaveAttribute('data-came');
  expect(await drawn.innerHTML()).not.toBe(before);
});

test('a door that is typed before the script of its page is there counts', async ({ page }) => {
  await startF150(page);
  const letGo = await holdBack(page, '**/assets/number-panel-*.js');
  await page.goto('/build?step=lift-kits&view=numbers');
  await page.getByLabel('Door, feet').fill('6');
  letGo();
  await expectHydrated(page.locator('.build.build-page'));
  await page.getByLabel('Door, inches').fill('4');
  await expect(page.getByText('Too tall by 1.2 in.')).toBeVisible();
  await expect(page.getByLabel('Door, feet')).toHaveValue('6');
});

test('every number says how it is known, and the garage door is one’s own', async ({ page }) => {
  await startF150(page);
  await page.getByRole('link', { name: 'All numbers, and how we know' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The numbers');
  await page.getByLabel('Door, feet').fill('6');
  await page.getByLabel('Door, inches').fill('4');
  await expect(page.getByText('Too tall by 1.2 in.')).toBeVisible();
  await expect(page.locator('[data-label="door"]')).toContainText('6 ft 4 garage door');
  await page.getByRole('radio', { name: 'Height' }).press('ArrowRight');
  const wheel = page.getByRole('region', { name: 'Wheel position' });
  await expect(wheel.getByText('Backspacing, at the flange', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Door, feet')).toBeHidden();
  await wheel.locator('summary', { hasText: 'Backspacing, at the flange' }).click();
  await expect(wheel.getByText('(7.5 + 1) ÷ 2 + 44 ÷ 25.4 = 5.98 in')).toBeVisible();
  await page.getByText('Same numbers as a table').click();
  await expect(page.getByRole('row', { name: /New height 77.2 in/ })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.goto('/build?step=lift-kits');
  await expect(page.locator('[data-label="door"]')).toContainText('6 ft 4 garage door');
});

test('a choice says what it changed; one press puts it right, and one takes that back', async ({
  page,
}) => {
  await startF150(page);
  await page.goto('/build?step=wheels');
  const wheel = await worst(page).getAttribute('value');
  const radio = page.locator(`input[value="${wheel}"]`);
  await worst(page).check();
  await expect(bar(page).getByRole('status')).toContainText(/^Now: .+\. \+\$[\d,]+\.$/);
  await page.locator('.build-fixes button').first().click();
  await expect(page.getByText(/^Changed /)).toBeVisible();
  await expect(bar(page).getByRole('status')).toContainText(/^Now: /);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Changed /)).toBeHidden();
  await expect(radio).toBeChecked();
  await bar(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What decides it' })).toBeVisible();
  await expect(page.getByText('Measured').first()).toBeVisible();
  await expectAccessible(page, phone);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('view, numbers, garage and fix work, and the device remembers', async ({ page }) => {
    await startF150(page);
    await page.getByRole('link', { name: 'Front', exact: true }).click();
    await expect(front(page)).toBeVisible();
    await page.goto('/build?step=wheels');
    await expect(front(page)).toBeVisible();
    const wheel = await worst(page).getAttribute('value');
    await page.locator('.build-choice', { has: page.locator(`input[value="${wheel}"]`) }).click();
    await page.getByRole('button', { name: 'Tires' }).click();
    await expect(page).toHaveURL(/step=tires/);
    await expect(bar(page).getByRole('status')).toContainText(/^Now: .+ \+\$/);

    await page.locator('.build-fixes button').first().click();
    await expect(page.getByText(/^Changed /)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.goto('/build?step=wheels');
    await expect(page.locator(`input[value="${wheel}"]`)).toBeChecked();

    await page.goto('/build?step=wheels&view=numbers');
    await page.getByLabel('Door, feet').fill('6');
    await page.getByRole('button', { name: 'Check my door' }).click();
    await expect(page.getByText(/^Too tall by /)).toBeVisible();
    await page.getByRole('radio', { name: 'Gearing' }).check();
    const gearing = page.getByRole('region', { name: 'Gearing' });
    await expect(gearing.getByText('Effective gear, axle 3.55', { exact: true })).toBeVisible();
  });
});
