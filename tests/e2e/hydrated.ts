import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Simulates a person: moves the pointer until the page starts its script. A page that is still loading ignores the
 * first moves.
 */
export async function wake(page: Page): Promise<void> {
  let x = 100;
  const move = async () => {
    x = x === 100 ? 140 : 100;
    await page.mouse.move(x, 300, { steps: 2 });
    return page.evaluate(
      () =>
        document.readyState !== 'loading' &&
        document.querySelector('script[type^="inert/"]') === null,
    );
  };
  await expect(async () => expect(await move()).toBe(true)).toPass({ timeout: 40_000 });
}

/**
 * Waits until this element is hydrated: before that, a press is a plain link's or a plain form's, which leads to the
 * same result.
 */
export async function expectHydrated(element: Locator): Promise<void> {
  const isTaken = () =>
    element.evaluate((node) => {
      type Taken = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
      const find = (holder: Node, name: string): unknown =>
        Object.entries(holder).find(([key]) => key.startsWith(name))?.[1];
      const root = find(document, '__reactContainer') as Taken | undefined;
      // An element has its React properties shortly before the page as a whole is hydrated.
      const isWhole = root?.stateNode.current.memoizedState.isDehydrated === false;
      return isWhole && find(node, '__reactProps') !== undefined;
    });
  await expect.poll(isTaken).toBe(true);
}

/** Blocks scripts until the returned function is called. */
export async function holdBack(page: Page, script: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
