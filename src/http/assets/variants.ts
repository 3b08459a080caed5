import { renderImage, sanitizeSvg } from '#src/domain/media/index.server.ts';
import { type Focus, type ImageVariant, isOfPages, variantName } from '#src/domain/media/index.ts';
import { createFairWork } from '#src/lib/fair-work.ts';
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

/** `variant` null: the drawing itself, cleaned. `client` is who asks, whose queue is its own. */
type Wanted = {
  source: PictureSource;
  variant: ImageVariant | null;
  client: string;
  /** What somebody said that the picture is about. */
  ownFocus?: Focus | null;
};

/** null when there is no such source. @throws {QueueFullError} */
export type GetVariant = (wanted: Wanted) => Promise<Buffer | null>;

const megabyte = 1024 ** 2;

/**
 * Pictures made from originals, kept on disk. However many ask for one at once, it is made once. What
 * pages name is a closed set: two of those are in the making. Whatever else the image service knows
 * shares one place and a smaller part of the disk, so no flood of it keeps or drives out a page's picture.
 */
export function createVariants({ folder }: { folder: string }): GetVariant {
  const pages = createShelf({ folder, maxBytes: 768 * megabyte, running: 2, waiting: 100 });
  const others = createShelf({
    folder: `${folder}-other`,
    maxBytes: 256 * megabyte,
    running: 1,
    waiting: 50,
  });

  return async ({ source, variant, client, ownFocus = null }) => {
    // Before the cache: what was made private is not sent from it any more.
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

type Shelf = { folder: string; maxBytes: number; running: number; waiting: number };

function createShelf({ folder, maxBytes, ...limits }: Shelf) {
  return { cache: createDiskCache({ folder, maxBytes }), work: createFairWork<Buffer>(limits) };
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
