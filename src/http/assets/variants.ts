import { type FileStore, renderImage } from '#src/domain/media/index.server.ts';
import {
  type ImageVariant,
  isImageFormat,
  originalKey,
  variantName,
} from '#src/domain/media/index.ts';
import { createLimiter } from '#src/lib/limit-concurrency.ts';
import { createDiskCache } from './disk-cache.ts';

export type StoredImage = { hash: string; fileName: string };

type Wanted = { files: FileStore; image: StoredImage; variant: ImageVariant };

/** Room for about a thousand pictures in all their sizes. */
const cacheBytes = 1024 ** 3;

/**
 * Pictures made from originals, kept on disk. However many ask for one at once, it is made once, and
 * never more than two are in the making.
 */
export function createVariants({ folder }: { folder: string }) {
  const cache = createDiskCache({ folder, maxBytes: cacheBytes });
  const limit = createLimiter({ running: 2, waiting: 100 });
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(name: string, { files, image, variant }: Wanted) {
    const kept = await cache.get(name);
    if (kept) return kept;
    if (!(await files.exists(originalKey(image)))) return null;
    const bytes = await limit(async () =>
      renderImage(await files.get(originalKey(image)), variant),
    );
    // A full disk costs time, not pictures.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  }

  /** null when there is no such original. @throws {QueueFullError} */
  return function getVariant(wanted: Wanted): Promise<Buffer | null> {
    const { hash, fileName } = wanted.image;
    const name = `${hash}/${fileName}/${variantName(wanted.variant)}`;
    const known = making.get(name);
    if (known) return known;
    const made = make(name, wanted).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}

/** The format of an original by its file name, which the import gave it by content. */
export function formatOf(fileName: string) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  const format = extension === 'jpg' ? 'jpeg' : extension;
  return isImageFormat(format) ? format : null;
}
