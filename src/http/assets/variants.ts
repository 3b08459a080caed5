import { type FileStore, renderImage, sanitizeSvg } from '#src/domain/media/index.server.ts';
import {
  type ImageVariant,
  isListedSize,
  originalKey,
  variantName,
} from '#src/domain/media/index.ts';
import { createLimiter } from '#src/lib/limit-concurrency.ts';
import { createDiskCache } from './disk-cache.ts';
import { createPresence } from './presence.ts';

export type StoredFile = { hash: string; fileName: string; isPrivate?: boolean };

/** `variant` null: the drawing itself, cleaned. */
type Wanted = { files: FileStore; file: StoredFile; variant: ImageVariant | null };

/** Room for about a thousand pictures in all their sizes. */
const cacheBytes = 1024 ** 3;

/**
 * Pictures made from originals, kept on disk. However many ask for one at once, it is made once.
 * Two are in the making for the site's own pages; sizes that only others ask for share one place.
 */
export function createVariants({ folder }: { folder: string }) {
  const cache = createDiskCache({ folder, maxBytes: cacheBytes });
  const isThere = createPresence();
  const limitOwn = createLimiter({ running: 2, waiting: 100 });
  const limitOther = createLimiter({ running: 1, waiting: 50 });
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(name: string, wanted: Wanted) {
    const { files, file, variant } = wanted;
    // Before the cache: what was made private is not sent from it any more.
    if (!(await isThere(files, originalKey(file)))) return null;
    const kept = await cache.get(name);
    if (kept) return kept;
    const limit = variant === null || isListedSize(variant) ? limitOwn : limitOther;
    const bytes = await limit(() => render(wanted));
    // A full disk costs time, not pictures.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  }

  /** null when there is no such original. @throws {QueueFullError} */
  return function getVariant(wanted: Wanted): Promise<Buffer | null> {
    const name = cacheName(wanted);
    const known = making.get(name);
    if (known) return known;
    const made = make(name, wanted).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}

async function render({ files, file, variant }: Wanted): Promise<Buffer> {
  const original = await files.get(originalKey(file));
  if (!file.fileName.endsWith('.svg')) {
    if (variant === null) throw new Error('Only a drawing is sent without being made');
    return renderImage(original, variant);
  }
  const drawing = Buffer.from(sanitizeSvg(Buffer.from(original).toString('utf8')));
  return variant === null ? drawing : renderImage(drawing, variant);
}

function cacheName({ file, variant }: Wanted): string {
  const { hash, fileName, isPrivate = false } = file;
  const name = variant === null ? 'drawing.svg' : variantName(variant);
  return `${isPrivate ? 'private/' : ''}${hash}/${fileName}/${name}`;
}
