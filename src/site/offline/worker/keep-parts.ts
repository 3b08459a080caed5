import { mayKeepOrDrop } from '#src/web/offline/cache-rules.ts';
import { ask } from './network.ts';
import { partsOfFile } from './parts-of.ts';

/** Keeps each file with all that it needs to run. @throws {Error} when one is not to be had */
export async function keepParts(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const response = (await caches.match(path)) ?? (await ask(path, { credentials: 'omit' }));
    if (!mayKeepOrDrop(response)) throw new Error(`${path} is not to be had`);
    await cache.put(path, response.clone());
    if (path.endsWith('.woff2')) continue;
    await keepParts(cache, partsOfFile(path, await response.text()));
  }
}
