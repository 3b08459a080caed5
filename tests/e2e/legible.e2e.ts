import type { Page } from '@playwright/test';
import { renderMap } from '#art/scenes/index.ts';
import { expect, test } from './fixtures.ts';

/** The conditions for readable text: completely visible, without leftovers next to it. */

type Band = { words: string; top: number; bottom: number };

/** Every name on the map with the fraction of its height where it starts and ends. */
async function namesOnMap(page: Page): Promise<Band[]> {
  await page.setContent(renderMap({ theme: 'light', title: 'Map', shop: 'Ironwood Off-Road' }));
  return page.locator('svg').evaluate((svg) => {
    const { top, height } = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('text')].map((text) => {
      const box = text.getBoundingClientRect();
      const words = text.textContent;
      return { words, top: (box.top - top) / height, bottom: (box.bottom - top) / height };
    });
  });
}

/** The visible part of the map, as fractions of its height. */
async function shownOfMap(page: Page): Promise<{ from: number; to: number }> {
  return page.locator('.contact-map img').evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const whole = (width * img.naturalHeight) / img.naturalWidth;
    const position = Number.parseFloat(getComputedStyle(img).objectPosition.split(' ')[1] ?? '');
    const from = ((whole - height) * position) / 100 / whole;
    return { from, to: from + height / whole };
  });
}

async function namesCut(page: Page, names: readonly Band[]): Promise<string[]> {
  const { from, to } = await shownOfMap(page);
  const edges = [from, to].filter((edge) => edge > 0.001 && edge < 0.999);
  const isCut = ({ top, bottom }: Band) => edges.some((edge) => top < edge && edge < bottom);
  return names.filter(isCut).map(({ words }) => words);
}

test('no edge of the map on the contact page runs through a name', async ({ page }) => {
  const names = await namesOnMap(page);
  expect(names.length).toBeGreaterThan(20);
  await page.goto('/contact');
  for (const width of [768, 1024, 1280, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // Another size of the picture is being loaded, and the old one is shown until then.
    await expect.poll(() => namesCut(page, names), { message: `${width} px` }).toEqual([]);
  }
});

test('parts of a build are parted by lines between them, never at the end of a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 844 });
  await page.goto('/');
  const caption = page.locator('p:has(> .gallery-part)').first();
  await caption.scrollIntoViewIfNeeded();
  const lines = await caption.evaluate((paragraph) => {
    const em = Number.parseFloat(getComputedStyle(paragraph).fontSize);
    const parts = [...paragraph.querySelectorAll('.gallery-part')].map((part) => {
      const box = part.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(part);
      const middle = (box.top + box.bottom) / 2;
      const line = document.elementFromPoint(box.left - 0.6 * em + 0.5, middle) === part;
      return { top: box.top, line, rest: box.right - words.getBoundingClientRect().right };
    });
    return parts.map(({ top, line, rest }, at) => ({
      begins: parts[at - 1]?.top !== top,
      line,
      rest: Math.round(rest),
    }));
  });
  expect(new Set(lines.map(({ begins }) => begins)).size).toBe(2);
  for (const { begins, line, rest } of lines) expect([line, rest]).toEqual([!begins, 0]);
});
