import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Screen = { width: number; height: number };

/**
 * No accessibility rule is broken on a screen of this size, and nothing scrolls sideways. `without`
 * is a document of its own in a frame, which is checked by itself.
 */
export async function expectAccessible(
  page: Page,
  screen: Screen,
  { without }: { without?: string } = {},
): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(settle);
  // In the page alone: the other mode opens a second page, which sends this one to the background,
  // where its animations stand still.
  const checker = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (without ? checker.exclude(without) : checker).analyze();
  expect(violations.flatMap(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways, `scrolls sideways at ${screen.width}`).toBe(false);
}

/** Runs in the page: a change of size or theme is drawn, and what moved because of it has arrived. */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await frame();
}
