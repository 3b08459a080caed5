import { LRUCache } from 'lru-cache';
import type { FileStore } from '#src/domain/media/index.server.ts';

/** How long a change in the store may go unnoticed. */
const knownMs = 5000;

type Known = { isThere: Promise<boolean>; until: number };

/** Whether a file is in the store, checked only every few seconds because a store may be remote. */
export function createPresence() {
  const memory = new LRUCache<string, Known>({ max: 2000 });

  return function isThere(files: FileStore, key: string): Promise<boolean> {
    const now = performance.now();
    const known = memory.get(key);
    if (known && now < known.until) return known.isThere;
    const asked = files.exists(key);
    memory.set(key, { isThere: asked, until: now + knownMs });
    // Only existing files are cached, so an upload is seen at once.
    const forget = () => memory.delete(key);
    asked.then((found) => found || forget(), forget);
    return asked;
  };
}
