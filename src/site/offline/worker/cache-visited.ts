import { keptCaches, keptHeaders, type ToWorker } from '#src/web/offline/cache-names.ts';
import { kindOf } from '#src/web/offline/cache-rules.ts';
import { cachePage, keep } from './keep-in-cache.ts';
import { ask } from './network.ts';

const cacheOf = {
  asset: keptCaches.assets,
  picture: keptCaches.pictures,
  shelf: keptCaches.shelves,
} as const;

type Here = { origin: string; build: string };

/** A copy younger than this is not refreshed when the router shows the page. */
const youngMs = 600_000;

/** The parts of a page that was loaded before the worker was active: the browser still has them. */
export async function cacheVisited(
  { page, parts }: Extract<ToWorker, { kind: 'seen' }>,
  here: Here,
): Promise<void> {
  await cacheVisitedPage(page, here);
  for (const url of parts) await cachePart(url, here);
}

/** A page that the router showed, as its URL returns it. Requested without cookies. */
export async function cacheVisitedPage(key: string, { origin, build }: Here): Promise<void> {
  const asked = { method: 'GET', url: key, mode: 'navigate', headers: new Headers() } as const;
  if (kindOf(asked, origin) !== 'page' || savesData() || (await isYoung(key, build))) return;
  const response = await ask(key, { credentials: 'omit' }).catch(() => null);
  if (response) await cachePage(key, response, build);
}

async function cachePart(url: string, { origin }: Here): Promise<void> {
  const asked = { method: 'GET', url, mode: 'cors', headers: new Headers() } as const;
  const kind = kindOf(asked, origin);
  if (kind === null || kind === 'page' || (await caches.match(url))) return;
  const response = await ask(url, { cache: 'force-cache' }).catch(() => null);
  if (response) await keep(cacheOf[kind], url, response);
}

async function isYoung(key: string, build: string): Promise<boolean> {
  const kept = await caches.match(key, { cacheName: keptCaches.pages, ignoreVary: true });
  if (kept?.headers.get(keptHeaders.by) !== build) return false;
  return Date.now() - Number(kept.headers.get(keptHeaders.at) ?? 0) < youngMs;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
