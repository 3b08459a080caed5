import { createLimiter } from '#src/lib/limit-concurrency.ts';
import { createDiskCache } from '../assets/disk-cache.ts';

/** Room for about two thousand pictures; the oldest are deleted and made again on request. */
const cacheBytes = 200 * 1024 * 1024;

/**
 * Pictures that are made on first request and stored on disk by name. However many requests ask for one, it is made
 * once; one is made at a time.
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

  /** @throws {QueueFullError} if too many are waiting */
  return function getPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = making.get(name);
    if (known) return known;
    const found = find(name, make).finally(() => making.delete(name));
    making.set(name, found);
    return found;
  };
}
