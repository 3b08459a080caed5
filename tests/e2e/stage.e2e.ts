import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

const front = (page: Page) => page.getByRole('img', { name: /F-150, front view/ });
const side = (page: Page) => page.getByRole('img', { name: /F-150, side view/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Verdict and price' });
/** The part of the list that is furthest from fitting but can still be chosen. */
const worst = (page: Page) => page.locator('input[name="sku"]:enabled').last();

test('the truck that came drawn is kept until a choice changes it; a choice is told, put right and taken back; the front stays on this device', async ({
  page,
}) => {
  await prepareBuild(page.request, { truck: 'f150' });
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto('/build?step=lift-kits');
  const drawn = page.locator('#truck');
  await drawn.evaluate((svg) => svg.setAttribute('data-came', ''));
  letGo();
  await expectHydrated(page.locator('.build.build-page'));
  await page.getByRole('link', { name: 'Wheels, not yet' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Wheels');
  await expect(drawn).toHaveAttribute('data-came');

  await test.step('a choice draws the truck anew, and says what it changed', async () => {
    const before = await drawn.innerHTML();
    const wheel = await worst(page).getAttribute('value');
    await worst(page).check();
    await expect(drawn).not.toHaveAttribute('data-came');
    expect(await drawn.innerHTML()).not.toBe(before);
    await expect(bar(page).getByRole('status')).toContainText(/^Now: .+\. \+\$[\d,]+\.$/);
    await page.locator('.build-fixes button').first().click();
    await expect(page.getByText(/^Changed /)).toBeVisible();
    await expect(bar(page).getByRole('status')).toContainText(/^Now: /);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Changed /)).toBeHidden();
    await expect(page.locator(`input[value="${wheel}"]`)).toBeChecked();
  });

  await test.step('the truck is turned to the front, by keyboard', async () => {
    await expect(side(page)).toBeVisible();
    await page.getByRole('link', { name: 'Front', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(front(page)).toBeVisible();
    await expect(front(page).locator('[data-label="front-poke"]')).toContainText('poke');
    await expectAccessibleInTwoLooks(page);
  });

  await test.step('the verdict leads to what decides it', async () => {
    await bar(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'What decides it' })).toBeVisible();
    await expect(page.getByText('Measured').first()).toBeVisible();
    await expectAccessible(page, phone);
  });

  await page.reload();
  await expect(front(page)).toBeVisible();
  await page.getByRole('link', { name: 'Side', exact: true }).click();
  await expect(side(page)).toBeVisible();
});

test('a height and a door that are set before their scripts are there count; every number says how it is known', async ({
  page,
}) => {
  await prepareBuild(page.request, { truck: 'f150' });
  const drawFront = await holdBack(page, '**/assets/truck-front-*.js');
  await page.goto('/build?step=lift-kits&side=front');
  const slider = page.getByRole('slider', { name: 'Lift height, inches' });
  await slider.press('ArrowRight');
  drawFront();
  await expect(slider).toHaveAttribute('aria-valuetext', '0.25 inches');
  await expect(page.getByLabel('Lift height, inches').last()).toHaveValue('0.25');
  await expect(front(page).locator('[data-label="front-height"]')).toContainText('77.5 in');

  const showNumbers = await holdBack(page, '**/assets/number-panel-*.js');
  await page.goto('/build?step=lift-kits&view=numbers&side=side');
  await page.getByLabel('Door, feet').fill('6');
  showNumbers();
  await expectHydrated(page.locator('.build.build-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The numbers');
  await page.getByLabel('Door, inches').fill('4');
  await expect(page.getByText('Too tall by 1.2 in.')).toBeVisible();
  await expect(page.getByLabel('Door, feet')).toHaveValue('6');
  await expect(page.locator('[data-label="door"]')).toContainText('6 ft 4 garage door');
  await page.getByRole('radio', { name: 'Height' }).press('ArrowRight');
  const wheel = page.getByRole('region', { name: 'Wheel position' });
  await expect(wheel.getByText('Backspacing, at the flange', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Door, feet')).toBeHidden();
  await wheel.locator('summary', { hasText: 'Backspacing, at the flange' }).click();
  await expect(wheel.getByText('(7.5 + 1) ÷ 2 + 44 ÷ 25.4 = 5.98 in')).toBeVisible();
  await page.getByText('Same numbers as a table').click();
  await expect(page.getByRole('row', { name: /New height 77.2 in/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Step into the cab 0 in/ })).toBeVisible();
  await expectAccessibleInTwoLooks(page);

  const visitor = new PlainVisitor(page);
  await visitor.open('/build?step=lift-kits');
  expect(await visitor.text('[data-label="door"]')).toContain('6 ft 4 garage door');
});

test('without a script view, numbers, garage and fix work, and the device remembers', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  const view = () =>
    visitor.markup.evaluate((read) =>
      read.querySelector('.build-stage-drawing [role="img"]')?.getAttribute('aria-label'),
    );
  const chosen = () =>
    visitor.markup.evaluate(
      (read) => read.querySelector<HTMLInputElement>('input[name="sku"]:checked')?.value,
    );
  await prepareBuild(page.request, { truck: 'f150' });
  await visitor.open('/build?step=lift-kits');
  await visitor.follow('Front');
  expect(await view()).toMatch(/F-150, front view/);
  await visitor.open('/build?step=wheels');
  expect(await view()).toMatch(/F-150, front view/);
  const wheels = await visitor.markup.evaluate((read) =>
    [...read.querySelectorAll<HTMLInputElement>('input[name="sku"]:enabled')].map(
      ({ value }) => value,
    ),
  );
  const wheel = String(wheels.at(-1));
  await visitor.press('Tires', { sku: wheel });
  expect(visitor.path).toMatch(/step=tires/);
  expect(await visitor.text('.build-bar')).toMatch(/Now: .+ \+\$/);

  await visitor.press({ css: '.build-fixes button' });
  expect(await visitor.text()).toMatch(/Changed /);
  await visitor.press('Undo');
  await visitor.open('/build?step=wheels');
  expect(await chosen()).toBe(wheel);

  await visitor.open('/build?step=wheels&view=numbers');
  await visitor.press('Check my door', { doorFeet: '6' });
  expect(await visitor.text()).toContain('Too tall by ');
  expect(await visitor.text()).toContain('Effective gear, axle 3.55');
});
