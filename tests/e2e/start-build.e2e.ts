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

for (const where of ['banner', 'main'] as const) {
  test(`"Start your Build" in the ${where} opens the overlay, pressed before its script is there or after`, async ({
    page,
  }) => {
    await waitPatiently(page);
    const letGo = await holdBack(page, '**/assets/entry.client-*.js');
    await page.goto('/');
    const button = page.getByRole(where).getByRole('link', { name: 'Start your Build' }).first();
    await button.click();
    letGo();
    await expect(overlayOf(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(overlayOf(page)).toHaveCount(0);
    await expectHydrated(button);
    await button.click();
    await expect(overlayOf(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

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
