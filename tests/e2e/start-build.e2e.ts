import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack } from './hydrated.ts';

/** A busy machine may take longer to hydrate a page than a visitor should wait. */
async function waitPatiently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => later(act, ms === 3000 ? 60_000 : ms),
    });
  });
}

const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Start your Build' });

async function expectOverlay(page: Page): Promise<void> {
  await expect(overlayOf(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toHaveCount(0);
}

test('"Start your Build" in banner and main opens the overlay, pressed before its script is there or after', async ({
  page,
}) => {
  await waitPatiently(page);
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  const button = (where: 'banner' | 'main') =>
    page.getByRole(where).getByRole('link', { name: 'Start your Build' }).first();
  await page.goto('/');
  await button('main').click();
  letGo();
  await expectOverlay(page);
  for (const where of ['banner', 'main'] as const) {
    await expectHydrated(button(where));
    await button(where).click();
    await expectOverlay(page);
  }

  await page.unrouteAll();
  const letGoAgain = await holdBack(page, '**/assets/entry.client-*.js');
  await page.reload();
  await button('banner').click();
  letGoAgain();
  await expectOverlay(page);
});

test('where its script does not come, the button opens the page after a moment', async ({
  page,
  consoleProblems,
}) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Start your Build' }).click();
  await expect(page).toHaveURL('/build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with the truck');
  consoleProblems.splice(0);
});
