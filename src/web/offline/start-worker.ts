import type { FromWorker, ToWorker } from './cache-names.ts';
import { pageKeyOf } from './cache-rules.ts';
import { siteNews } from './news.ts';
import { storeForOffline } from './store-for-offline.ts';

let isStarted = false;

/**
 * Registers the site's worker and reports newer versions. Not in a frame, because a page in the editor is not a
 * visit. Called once a page is hydrated and idle.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (isStarted || !serviceWorker || window !== window.parent) return;
  isStarted = true;
  const isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('message', ({ data }) => hear(data as FromWorker));
  const registration = await serviceWorker.register('/sw.js', {
    scope: '/',
    updateViaCache: 'none',
  });
  // A page that was on its way while the worker became active was not there to be claimed.
  if (!serviceWorker.controller)
    registration.active?.postMessage({ kind: 'claim' } satisfies ToWorker);
  watchVersions(registration);
  if (isFirst) await storeForOffline(partsOfThisPage());
}

function hear(told: FromWorker): void {
  if (told.kind === 'changed' && told.page === pageKeyOf(location.href)) {
    siteNews.tell({ showNewer: () => location.reload() });
  }
}

/** A new version waits until the visitor wants it, or has closed every page. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => siteNews.tell({ showNewer: () => takeOver(worker) });
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(worker);
      // It activated itself, because the one before it was broken.
      if (worker.state === 'activating') siteNews.tell({ showNewer: null });
    });
  if (registration.waiting) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  worker.postMessage({ kind: 'take-over' } satisfies ToWorker);
}

function partsOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
}
