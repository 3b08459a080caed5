import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { publicRoutes } from './routes.ts';

test.use({ viewport: phone });

/** Pages with text only. */
const withoutPictures = [
  ...['/api/docs', '/appointment', '/build/reminder', '/build/share'],
  ...['/careers/lift-suspension-technician', '/privacy', '/terms'],
];

/** Pages of a template that another one shows at a desk too. */
const alike =
  /^\/gallery\/(?:chevrolet|dodge|jeep)$|^\/services\/(?!lift-kits$)|^\/store\/(?:lift-kits|tires)\b|^\/privacy$/;

for (const { path } of publicRoutes) {
  test(`${path} is a whole, clean, accessible page, and says what its pictures show`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectDocument(page, path);
    await expectPictures(page, { some: !withoutPictures.includes(path) });
    if (alike.test(path)) await expectAccessible(page, phone);
    else await expectAccessibleInTwoLooks(page);
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

/** Each has a state, and an alternative text or a text next to it. */
async function expectPictures(page: Page, { some }: { some: boolean }) {
  const pictures = await page.locator('img').evaluateAll((all) =>
    all.map((img) => ({
      src: img.getAttribute('src'),
      state: img.getAttribute('lazy'),
      words: img.getAttribute('alt'),
      // Decoration, and a finish whose name is its label.
      isPlain: img.closest('[aria-hidden="true"], label.product-swatch') !== null,
    })),
  );
  expect(pictures.length > 0).toBe(some);
  for (const { src, state, words, isPlain } of pictures) {
    // The build's script runs from the start.
    expect(state, src ?? '').toMatch(/^load(ing|ed)$/);
    if (!isPlain) expect(words, src ?? '').toMatch(/\S{3,}.* .*\S{3,}/);
  }
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
