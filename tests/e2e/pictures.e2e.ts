import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: phone });

test.describe('before its pictures and scripts are there', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows an evening where its build and its film will be, light and dark', async ({
    page,
  }) => {
    // Never answered: a network that is too slow for them.
    await page.route('**/f/**', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const place of ['.gallery-shot:first-child figure', '.film']) {
        const shown = page.locator(place).first();
        await shown.scrollIntoViewIfNeeded();
        await expect(shown.locator('img')).toHaveAttribute('width', /^\d+$/);
        const { channels } = await sharp(await shown.screenshot()).stats();
        const most = Math.max(...channels.map(({ stdev }) => stdev));
        expect(most, `${place} is one color, ${colorScheme}`).toBeGreaterThan(12);
      }
    }
  });
});

/** Drawings that fail to load, by how often each was requested. */
async function loseDrawings(page: Page): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route('**/drawings/**', (route) => {
    const { href } = new URL(route.request().url());
    asked.set(href, (asked.get(href) ?? 0) + 1);
    return route.abort();
  });
  return asked;
}

// Tires are drawn on the card of wheels, lift kits under a truck.
for (const shelf of ['wheels', 'lift-kits']) {
  test(`without its drawings the shelf of ${shelf} names them in their places, nobody having touched it`, async ({
    page,
    consoleProblems,
  }) => {
    const asked = await loseDrawings(page);
    await page.clock.install();
    await page.goto(`/store/${shelf}`);
    const first = page.locator('.shelf-card-picture img').first();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return first.getAttribute('lazy');
      })
      .toBe('error');
    const address = await first.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(asked.get(address)).toBe(3);
    const name = await page
      .locator('.shelf-card-text h2, .shelf-card-text h3')
      .first()
      .textContent();
    const words = await first.evaluate((img) => getComputedStyle(img, '::after').content);
    expect(words).toContain(name ?? '-');
    const box = await first.boundingBox();
    expect(box?.width).toBeGreaterThan(90);
    expect(box?.height).toBeGreaterThan(60);
    consoleProblems.splice(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawing that does not come leaves its words', async ({ page, consoleProblems }) => {
    await loseDrawings(page);
    await page.goto('/store/wheels');
    await expect(
      page.getByRole('img', { name: /^Drawing of the .+, to scale$/ }).first(),
    ).toBeVisible();
    consoleProblems.splice(0);
  });
});
