import { keptCaches, keptHeaders } from './cache-names.ts';
import { siteNews } from './news.ts';

/** How long being back online is news, in ms. */
const backMs = 6_000;

/** Reports when the network goes and comes back, and when a page is just a copy. Returns a function that stops it. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function hear() {
    const { isOnline: wasOnline } = siteNews.read();
    const isOnline = navigator.onLine;
    siteNews.tell({ isOnline, isBack: isOnline && !wasOnline });
    clearTimeout(timer);
    timer = setTimeout(() => siteNews.tell({ isBack: false }), backMs);
    if (isOnline) siteNews.tell({ copyOfMs: null });
    else void findCopy().then((copyOfMs) => siteNews.tell({ copyOfMs }));
  }
  hear();
  addEventListener('online', hear);
  addEventListener('offline', hear);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', hear);
    removeEventListener('offline', hear);
  };
}

/** A document that was loaded without a network came from the cache. */
async function findCopy(): Promise<number | null> {
  const [visit] = performance.getEntriesByType('navigation');
  const isNetwork = visit instanceof PerformanceNavigationTiming && visit.transferSize > 0;
  if (isNetwork || !('caches' in globalThis)) return null;
  const cache = await caches.open(keptCaches.pages);
  const kept = await cache.match(location.href.replace(/#.*/, ''), { ignoreVary: true });
  const atMs = Number(kept?.headers.get(keptHeaders.at) ?? 0);
  return atMs > 0 ? atMs : null;
}
