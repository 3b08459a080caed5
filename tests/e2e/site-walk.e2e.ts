import type { Page } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { publicRoutes } from './routes.ts';

// Without motion a colour is at once what it is to be, also when the theme changes.
test.use({ reducedMotion: 'reduce' });

for (const { path } of publicRoutes) {
  test(`${path} is a whole, clean, accessible page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectDocument(page, path);
    await expectAccessibleInTwoLooks(page);
  });
}

async function expectDocument(page: Page, path: string) {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/ - Ironwood Off-Road$|^Off-road Shop in Phoenix, AZ/);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /.{40,}/);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

test('an unknown path is a 404 that helps', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Start your Build' })).toHaveAttribute(
    'href',
    '/build',
  );
});

test('an unknown make, job or wheel is a 404', async ({ request }) => {
  for (const path of ['/gallery/edsel', '/careers/astronaut', '/store/wheels/square']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
