import type { CDPSession, Page } from '@playwright/test';

/** How much slower a phone's processor is than the measuring machine's. */
const slowdown = 4;

/** From now on the page records every interaction; navigation within the page keeps them. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { benchInteractions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as PerformanceEventTiming;
        if (interactionId > 0) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The longest time from an input to the next paint during `act`, with a slow processor; ms. What the browser does not
 * report took less than 16 ms. Null if the document itself was left.
 */
export async function timeInteraction(
  page: Page,
  { session, act }: { session: CDPSession; act(): Promise<void> },
): Promise<number | null> {
  await page.waitForTimeout(restMs);
  await page.evaluate(() => {
    (window as unknown as Watched).benchInteractions.length = 0;
    Object.assign(window, { benchDocument: true });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    await act();
    await page.waitForTimeout(settleMs);
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const seen = await page.evaluate(() => {
    const { benchDocument, benchInteractions } = window as unknown as Watched;
    return benchDocument ? benchInteractions : null;
  });
  return seen && Math.max(0, ...seen);
}

type Watched = { benchInteractions: number[]; benchDocument?: boolean };

/** From bringing a control into view to pressing it; nobody is faster. */
const restMs = 250;

/** Longer than any of them may take, because the entry comes after the paint. */
const settleMs = 500;
