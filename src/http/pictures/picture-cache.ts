import { createLimiter } from '#src/lib/limit-concurrency.ts';
import { createDiskCache } from '../assets/disk-cache.ts';

/** Room for about two thousand pictures; the oldest make way, and are made again when asked for. */
const cacheBytes = 200 * 1024 * 1024;

/**
 * Pictures that are made when they are first asked for and kept on disk under their names. However
 * many ask for one at once, it is made once; one is in the making at a time.
 */
export function createPictureCache({ folder }: { folder: string }) {
  const cache = createDiskCache({ folder, maxBytes: cacheBytes });
  const limit = createLimiter({ running: 1, waiting: 20 });
  const making = new Map<string, Promise<Buffer>>();

  async function find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await cache.get(name);
    if (kept) return kept;
    const bytes = await limit(make);
    // A full disk costs time, not pictures.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  }

  /** @throws {QueueFullError} when too many are waiting */
  return function getPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = making.get(name);
    if (known) return known;
    const found = find(name, make).finally(() => making.delete(name));
    making.set(name, found);
    return found;
  };
}
