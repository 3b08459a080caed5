import { inLocale, localeCodes } from '#src/lib/locales.ts';
import { shellPrefix } from '#src/web/offline/cache-names.ts';
import { mayCacheOrDrop } from '#src/web/offline/cache-rules.ts';
import { cacheParts } from './cache-parts.ts';
import { cachePage } from './keep-in-cache.ts';
import { ask } from './network.ts';
import { partsOfPage } from './parts-of.ts';

/** Changes with every file of the built site (tools/build-worker.ts). */
export const build: string = import.meta.env.VITE_BUILD ?? 'dev';
export const shellCache = shellPrefix + build;

/** What opens without a network even if it was never visited; an installed app starts with the home page. */
const shellPages = localeCodes.flatMap((locale) =>
  ['/offline', '/build/resume', '/'].map((path) => inLocale(path, locale)),
);

/** Fails if a file is not available, so a version that would not open is never activated. */
export async function fillShell(origin: string): Promise<void> {
  const cache = await caches.open(shellCache);
  for (const page of shellPages) await fillPage(cache, new URL(page, origin).href);
}

/** A page may be missing, because the shop can delete its story. */
async function fillPage(cache: Cache, page: string): Promise<void> {
  const response = await ask(page, { credentials: 'omit', cache: 'no-cache' }).catch(() => null);
  if (!response || !mayCacheOrDrop(response)) return;
  const html = await response.clone().text();
  await cacheParts(cache, partsOfPage(html));
  if (/\/(offline|resume)$/.test(page)) await cache.put(page, response);
  else await cachePage(page, response, build);
}

export async function dropOtherShells(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}
