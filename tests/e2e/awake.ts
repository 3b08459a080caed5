import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page's script has taken this element over: before that a press is a plain link's
 * or a plain form's, which is another way to the same end.
 */
export async function expectAwake(element: Locator): Promise<void> {
  const isTaken = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTaken).toBe(true);
}
