import { keptCaches, keptHeaders } from '#src/web/offline/cache-names.ts';
import { mayCacheOrDrop } from '#src/web/offline/cache-rules.ts';
import { cacheParts } from './cache-parts.ts';
import { partsOfPage } from './parts-of.ts';

/** Maximum number of entries; the oldest are evicted. */
const most = {
  [keptCaches.pages]: 60,
  [keptCaches.assets]: 500,
  [keptCaches.pictures]: 200,
  [keptCaches.shelves]: 4,
} as const;

type CacheName = keyof typeof most;

/** Caches a response if that is allowed. A full disk only costs the copy. */
export async function keep(name: CacheName, key: string, response: Response): Promise<void> {
  if (!mayCacheOrDrop(response)) return;
  try {
    const cache = await caches.open(name);
    // A refreshed entry moves to the end, so the first ones are those that were not visited for longest.
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(0, keys.length - most[name]));
    await Promise.all(tooMany.map((old) => cache.delete(old)));
  } catch {
    // Storage is full or disabled.
  }
}

/** A page with its parts, and with what the offline page shows about it. */
export async function cachePage(key: string, response: Response, by: string): Promise<void> {
  if (!mayCacheOrDrop(response)) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(keptHeaders.at, String(Date.now()));
  headers.set(keptHeaders.by, by);
  headers.set(keptHeaders.title, encodeURIComponent(htmlTitle(html)));
  await keep(keptCaches.pages, key, new Response(html, { headers }));
  // Without one of its scripts a page is still a document.
  const assets = await caches.open(keptCaches.assets);
  await cacheParts(assets, partsOfPage(html)).catch(() => undefined);
}

function htmlTitle(html: string): string {
  const text = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return text
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .slice(0, 120);
}
