import type { Page } from '@playwright/test';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

const parts = {
  'lift-kits': 'bramblecut-fenline-6x5',
  wheels: 'vantrel-quoin-18x8.5-6x135-p25',
};

async function openAtDesk(page: Page, screen = desk): Promise<void> {
  await prepareBuild(page.request, { truck: 'f150', parts });
  await page.setViewportSize(screen);
  await page.goto('/build?step=wheels');
  await wake(page);
}

const inset = (page: Page) => page.getByRole('link', { name: /^Front, against stock/ });
const stage = (page: Page) => page.getByRole('region', { name: 'Your truck, drawn to scale' });

test('the front stands in the sky beside the truck, covers nothing, and opens the front view', async ({
  page,
}) => {
  await openAtDesk(page);
  await expect(inset(page)).toContainText('Wheels 1.2 in farther out a side');
  const frame = await inset(page).boundingBox();
  const door = await stage(page).locator('[data-label="door"]').boundingBox();
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThan(door?.y ?? 0);
  await expectAccessible(page, desk);
  await inset(page).click();
  await expect(stage(page).locator('svg#front')).toBeVisible();
  await expect(inset(page)).toHaveCount(0);
});

test('a window that is too low, or a phone, has the truck alone', async ({ page }) => {
  await openAtDesk(page, { width: 1440, height: 700 });
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
  await expect(inset(page)).toHaveCount(0);
  await page.setViewportSize(desk);
  await expect(inset(page)).toBeVisible();
  await page.setViewportSize(phone);
  await expect(inset(page)).toHaveCount(0);
});

test('the garage door is left out for who parks outside, also without a script', async ({
  page,
}) => {
  await openAtDesk(page);
  const door = stage(page).locator('[data-label="door"]');
  await expect(door).toHaveCount(1);
  await page.getByRole('link', { name: 'Hide garage door' }).click();
  await expect(door).toHaveCount(0);
  await page.reload();
  await expect(door).toHaveCount(0);
  const plain = new PlainVisitor(page);
  await plain.open('/build?step=wheels&door=on');
  expect(await plain.text()).toContain('7 ft garage door');
});

test('a build is shared from its head at any step, and Escape puts the link away', async ({
  page,
}) => {
  await openAtDesk(page);
  const link = page.getByLabel('Link to this build');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expectHydrated(share);
  await share.click();
  await expect(link).toHaveValue(/\/build\/s\/[0-9a-z]{20}$/);
  await expectAccessibleInTwoLooks(page);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL('/build/compare?b=mine');
});

test('with nothing chosen there is nothing to share', async ({ page }) => {
  await prepareBuild(page.request, { truck: 'f150' });
  await page.setViewportSize(desk);
  await page.goto('/build?step=wheels');
  await wake(page);
  await expect(inset(page)).toContainText('Wheels as from the plant');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
});
