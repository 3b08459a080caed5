import type { Page } from '@playwright/test';
import { wake } from './hydrated.ts';

type CachedEntry = { cache: string; path: string; control: string; text: string };

/** Everything that this browser's worker has cached, read the way the worker reads it. */
export function listCached(page: Page): Promise<CachedEntry[]> {
  return page.evaluate(async () => {
    const kept: CachedEntry[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const path = request.url.replace(location.origin, '');
        const control = response?.headers.get('cache-control') ?? '';
        const isText = /html|json/.test(response?.headers.get('content-type') ?? '');
        kept.push({
          cache: name,
          path,
          control,
          text: isText ? ((await response?.text()) ?? '') : '',
        });
      }
    }
    return kept;
  });
}

/** Simulates a person: the page is hydrated, and the worker takes it over. */
export async function openWithWorker(page: Page): Promise<void> {
  await wake(page);
  // By time, not by frames, which a busy machine drops first.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    polling: 100,
  });
}

export async function hasCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (asked) => {
    const cache = await caches.open('ironwood-pages');
    return (await cache.match(asked, { ignoreVary: true })) !== undefined;
  }, path);
}

/** As the browser wakes the worker, whose network is the machine's and was never away. */
export async function dispatchSync(page: Page, tag: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    tag,
    lastChance: false,
  });
}
