import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Screen = { width: number; height: number };

export const phone: Screen = { width: 390, height: 844 };
export const desk: Screen = { width: 1440, height: 900 };

type Limits = {
  /** A document of its own in a frame, which is checked separately. */
  without?: string;
};

/** Checks that no accessibility rule is broken on a screen of this size, and nothing scrolls sideways. */
export async function expectAccessible(
  page: Page,
  screen: Screen,
  limits: Limits = {},
): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(settle);
  // Loaded into a document once: most of a check's time was sending this script again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Retried: a new color may take a while to reach what is being painted.
  await expect.poll(() => page.evaluate(findViolations, limits)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways, `scrolls sideways at ${screen.width}`).toBe(false);
}

/**
 * Every rule on both screens and in both schemes, each once. Contrast within a scheme is covered by
 * `src/web/styles/contrast.test.ts`; what is visible on a screen is not.
 */
export async function expectAccessibleInTwoLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, desk);
}

/** Runs in the page: the broken rules, each with the elements that break it. */
async function findViolations({ without }: Limits): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const context = without ? { exclude: [without] } : document;
  const { violations } = await inPage.run(context, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`),
  ]);
}

/** Runs in the page: waits until a change of size or theme is painted and transitions have ended. */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // After a change of theme the browser keeps old colors on some elements, and on everything that
  // was not painted yet; a rule that newly applies to them makes it update each.
  const sheet = new CSSStyleSheet();
  await sheet.replace(
    `*, ::before, ::after { --looked-at: ${performance.now()}; content-visibility: visible; }`,
  );
  document.adoptedStyleSheets = [sheet];
  await frame();
  await frame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // Collapsed content is not painted, so a color transition starts there and never ends.
    .filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return !target?.closest('details:not([open]) > :not(summary)');
    });
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await frame();
}
