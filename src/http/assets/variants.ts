import { renderImage, sanitizeSvg } from '#src/domain/media/index.server.ts';
import { type ImageVariant, isListedSize, variantName } from '#src/domain/media/index.ts';
import { createLimiter } from '#src/lib/limit-concurrency.ts';
import { createDiskCache } from './disk-cache.ts';

/** Where a picture is made from. */
export type PictureSource = {
  /** A safe relative path that no other source has. */
  name: string;
  /** A drawing is cleaned before anything else happens to it. */
  isDrawing: boolean;
  isThere(): Promise<boolean>;
  read(): Promise<Uint8Array>;
};

/** `variant` null: the drawing itself, cleaned. */
type Wanted = { source: PictureSource; variant: ImageVariant | null };

/** null when there is no such source. @throws {QueueFullError} */
export type GetVariant = (wanted: Wanted) => Promise<Buffer | null>;

/** Room for about a thousand pictures in all their sizes. */
const cacheBytes = 1024 ** 3;

/**
 * Pictures made from originals, kept on disk. However many ask for one at once, it is made once.
 * Two are in the making for the site's own pages; sizes that only others ask for share one place.
 */
export function createVariants({ folder }: { folder: string }): GetVariant {
  const cache = createDiskCache({ folder, maxBytes: cacheBytes });
  const limitOwn = createLimiter({ running: 2, waiting: 100 });
  const limitOther = createLimiter({ running: 1, waiting: 50 });
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(name: string, { source, variant }: Wanted) {
    // Before the cache: what was made private is not sent from it any more.
    if (!(await source.isThere())) return null;
    const kept = await cache.get(name);
    if (kept) return kept;
    const limit = variant === null || isListedSize(variant) ? limitOwn : limitOther;
    const bytes = await limit(() => render({ source, variant }));
    // A full disk costs time, not pictures.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  }

  return function getVariant(wanted) {
    const { source, variant } = wanted;
    const name = `${source.name}/${variant === null ? 'drawing.svg' : variantName(variant)}`;
    const known = making.get(name);
    if (known) return known;
    const made = make(name, wanted).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}

async function render({ source, variant }: Wanted): Promise<Buffer> {
  const original = await source.read();
  if (!source.isDrawing) {
    if (variant === null) throw new Error('Only a drawing is sent without being made');
    return renderImage(original, variant);
  }
  const drawing = Buffer.from(sanitizeSvg(Buffer.from(original).toString('utf8')));
  return variant === null ? drawing : renderImage(drawing, variant);
}
