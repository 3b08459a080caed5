import { renderImage, sanitizeSvg } from '#src/domain/media/index.server.ts';
import { type Focus, type ImageVariant, isOfPages, variantName } from '#src/domain/media/index.ts';
import { createFairWork, type FairWork } from '#src/lib/fair-work.ts';
import { createDiskCache } from './disk-cache.ts';

/** The source of a picture. */
export type PictureSource = {
  /** A safe relative path, unique to this source. */
  name: string;
  /** Drawings are sanitized before anything else. */
  isDrawing: boolean;
  isThere(): Promise<boolean>;
  read(): Promise<Uint8Array>;
};

/** `variant` null: the sanitized drawing itself. `client` is who asks, so that each has its own queue. */
type Wanted = {
  source: PictureSource;
  variant: ImageVariant | null;
  client: string;
  /** The focal point that somebody set. */
  ownFocus?: Focus | null;
};

/** Null if there is no such source. @throws {QueueFullError} */
export type GetVariant = (wanted: Wanted) => Promise<Buffer | null>;

const megabyte = 1024 ** 2;

/**
 * Pictures made from originals and stored on disk, each made once however many requests ask for it. Variants that
 * pages use are a limited set, and two of them are made at a time. All other variants share one slot and a smaller
 * part of the disk, so a flood of them neither delays nor evicts a page's picture.
 */
export function createVariants({ folder, queues = openPictureQueues() }: Variants): GetVariant {
  const pages = {
    cache: createDiskCache({ folder, maxBytes: 768 * megabyte }),
    work: queues.pages,
  };
  const others = {
    cache: createDiskCache({ folder: `${folder}-other`, maxBytes: 256 * megabyte }),
    work: queues.other,
  };

  return async ({ source, variant, client, ownFocus = null }) => {
    // Checked before the cache: a picture that was made private must not be served from it.
    if (!(await source.isThere())) return null;
    const { cache, work } = variant === null || isOfPages(variant, ownFocus) ? pages : others;
    const name = `${source.name}/${variant === null ? 'drawing.svg' : variantName(variant)}`;
    const make = async () => {
      const bytes = await render({ source, variant });
      // A full disk costs time, not pictures.
      await cache.put(name, bytes).catch(() => undefined);
      return bytes;
    };
    const find = async () => (await cache.get(name)) ?? make();
    return (await cache.get(name)) ?? work.run({ name, client, work: find });
  };
}

type Variants = { folder: string; queues?: PictureQueues };

/** Those who wait for pictures of pages, and for any other ones. */
export type PictureQueues = { pages: FairWork<Buffer>; other: FairWork<Buffer> };

export function openPictureQueues(): PictureQueues {
  return {
    pages: createFairWork({ running: 2, waiting: 100 }),
    other: createFairWork({ running: 1, waiting: 50 }),
  };
}

async function render({ source, variant }: Pick<Wanted, 'source' | 'variant'>): Promise<Buffer> {
  const original = await source.read();
  if (!source.isDrawing) {
    if (variant === null) throw new Error('Only a drawing is sent without being made');
    return renderImage(original, variant);
  }
  const drawing = Buffer.from(sanitizeSvg(Buffer.from(original).toString('utf8')));
  return variant === null ? drawing : renderImage(drawing, variant);
}
