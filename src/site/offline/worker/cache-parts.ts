import { mayCacheOrDrop } from '#src/web/offline/cache-rules.ts';
import { ask } from './network.ts';
import { partsOfFile } from './parts-of.ts';

/**
 * Keeps each file with all that it needs to run; files are asked for side by side, each once.
 * @throws {Error} when one is not to be had
 */
export async function cacheParts(
  cache: Cache,
  paths: readonly string[],
  asked = new Set<string>(),
): Promise<void> {
  const fresh = [...new Set(paths)].filter((path) => !asked.has(path));
  for (const path of fresh) asked.add(path);
  await Promise.all(fresh.map((path) => cachePart(cache, path, asked)));
}

async function cachePart(cache: Cache, path: string, asked: Set<string>): Promise<void> {
  if (await cache.match(path)) return;
  const response = (await caches.match(path)) ?? (await ask(path, { credentials: 'omit' }));
  if (!mayCacheOrDrop(response)) throw new Error(`${path} is not to be had`);
  const kept = response.clone();
  if (!path.endsWith('.woff2')) {
    await cacheParts(cache, partsOfFile(path, await response.text()), asked);
  }
  // Last: a file that is there counts as whole.
  await cache.put(path, kept);
}
