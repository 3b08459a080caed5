import { createFairWork } from '#src/lib/fair-work.ts';
import { createDiskCache } from '../assets/disk-cache.ts';

/** Room for about two thousand pictures; the oldest are deleted and made again on request. */
const cacheBytes = 200 * 1024 * 1024;

type Wanted = {
  name: string;
  /** Who asks, so that each has its own line. */
  client: string;
  make(): Promise<Buffer>;
};

/**
 * Pictures that are made on first request and stored on disk by name. However many requests ask for one, it is made
 * once; one is made at a time, for clients in turn.
 */
export function createPictureCache({ folder }: { folder: string }) {
  const cache = createDiskCache({ folder, maxBytes: cacheBytes });
  const fair = createFairWork<Buffer>({ running: 1, waiting: 20 });

  async function makeAndKeep({ name, make }: Wanted): Promise<Buffer> {
    const kept = await cache.get(name);
    if (kept) return kept;
    const bytes = await make();
    // A full disk costs time, not pictures.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  }

  /** @throws {QueueFullError} if too many are waiting, most of them for this client */
  return async function getPicture(wanted: Wanted): Promise<Buffer> {
    const { name, client } = wanted;
    const kept = await cache.get(name);
    return kept ?? fair.run({ name, client, work: () => makeAndKeep(wanted) });
  };
}
