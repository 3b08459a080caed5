import { buildSync, formSync, keptCaches, type ToWorker } from '#src/web/offline/cache-names.ts';
import { kindOf, pageKeyOf } from '#src/web/offline/cache-rules.ts';
import { answerPage } from './answer-page.ts';
import { cacheVisited, cacheVisitedPage } from './cache-visited.ts';
import { cachePage, keep } from './keep-in-cache.ts';
import { ask, within } from './network.ts';
import { sendForms, sendQueuedBuild } from './send-queued-build.ts';
import { build, dropOtherShells, fillShell, shellCache } from './shell.ts';
import { findSilent, postChanged, sendAnew } from './visitors.ts';
import { offlineAddress } from './without-page.ts';
import type { FetchEvent, WorkerScope } from './worker-types.ts';

/** The site's worker, built into `/sw.js`: [decision 020](../../../../docs/decisions/020-own-worker.md). */
const scope = self as unknown as WorkerScope;
const { origin } = location;

/** In ms: after this time a cached shelf is better than waiting longer. */
const patience = 4_000;

/** Open pages that did not answer: the version that broke them is replaced at once. */
let broken: string[] = [];

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  // Only our own pages can send messages to this worker.
  const told = event.data as ToWorker;
  if (told.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  if (told.kind === 'claim') event.waitUntil(scope.clients.claim());
  if (told.kind === 'seen') event.waitUntil(cacheVisited(told, { origin, build }));
});
scope.addEventListener('sync', (event) => {
  if (event.tag === buildSync) event.waitUntil(sendQueuedBuild());
  if (event.tag === formSync) event.waitUntil(sendForms());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, origin);
  if (kind === 'page') event.respondWith(page(event));
  if (kind === 'asset') event.respondWith(copyFirst(event, keptCaches.assets));
  if (kind === 'picture') event.respondWith(copyFirst(event, keptCaches.pictures));
  if (kind === 'shelf') event.respondWith(networkFirst(event));
  // The browser has asked for it already, and without an answer from here it asks again: each page twice.
  if (kind === null && isPageRequest(request)) event.respondWith(fromNetwork(event));
  if (isPageData(request)) {
    event.waitUntil(cacheVisitedPage(pageKeyOf(request.url), { origin, build }));
  }
});

async function install(): Promise<void> {
  await fillShell(origin);
  if (!scope.registration.active) return;
  broken = await findSilent(scope);
  if (broken.length > 0) await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await dropOtherShells();
  // Not in every browser.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await sendAnew(scope, broken);
}

async function page(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const key = pageKeyOf(request.url);
  const network = fromNetwork(event);
  // Started before the response, so that an early copy does not lose the result.
  network.catch(() => undefined);
  const { response, later } = await answerPage({
    kept: await cachedPage(key),
    network,
    isReload: request.cache !== 'default',
    build,
    nowMs: Date.now(),
    keep: (fresh) => cachePage(key, fresh, build),
    onChanged: () => postChanged(scope, resultingClientId, key),
    without: () => offlineAddress(new URL(request.url)),
  });
  event.waitUntil(later);
  return response;
}

/** What the browser asked for while it woke the worker, where it does that. */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const ready = await preloadResponse.catch(() => undefined);
  return ready ?? ask(request);
}

async function cachedPage(key: string): Promise<Response | undefined> {
  const options = { ignoreVary: true };
  const seen = await caches.match(key, { ...options, cacheName: keptCaches.pages });
  return seen ?? caches.match(key, { ...options, cacheName: shellCache, ignoreSearch: true });
}

async function copyFirst(
  event: FetchEvent,
  name: typeof keptCaches.assets | typeof keptCaches.pictures,
): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await ask(request);
  if (response.ok) event.waitUntil(keep(name, request.url, response.clone()));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  try {
    const response = await (kept ? within(patience, ask(request)) : ask(request));
    event.waitUntil(keep(keptCaches.shelves, request.url, response.clone()));
    return response.ok || !kept ? response : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

function isPageRequest({ method, mode }: Request): boolean {
  return method === 'GET' && mode === 'navigate';
}

/** What the router requests instead of a page that it renders itself. */
function isPageData({ method, url }: Request): boolean {
  const { origin: asked, pathname } = new URL(url);
  return method === 'GET' && asked === origin && pathname.endsWith('.data');
}
