import type { CDPSession, Page } from '@playwright/test';

/** A telephone against the machine that measures: how much slower its processor is. */
const slowdown = 4;

/** The page tells every interaction from now on; navigation inside the page keeps them. */
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
 * From an input to the next paint, the longest of what `act` does, with a slow processor; ms. What
 * the browser does not report took less than 16 ms. Null where the document itself was left.
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

/** From bringing a control into view to pressing it: nobody is quicker than that. */
const restMs = 250;

/** Longer than any of them may take: the entry comes after the paint. */
const settleMs = 500;
