import { setTimeout } from 'node:timers/promises';
import { renderImage, sanitizeSvg } from '#src/domain/media/index.server.ts';
import { type Focus, type ImageVariant, isOfPages, variantName } from '#src/domain/media/index.ts';
import { createFairWork, type FairWork } from '#src/lib/fair-work.ts';
import { createDiskCache, type DiskCache } from './disk-cache.ts';

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
  /** Sent while `variant` is not there yet and is made behind it; a variant of pages only. */
  standIn?: ImageVariant | null;
};

/** The bytes, and what they are: the wanted variant or its stand-in. */
export type MadePicture = { bytes: Buffer; variant: ImageVariant | null };

/** Null if there is no such source. @throws {QueueFullError} */
export type GetVariant = (wanted: Wanted) => Promise<MadePicture | null>;

const megabyte = 1024 ** 2;

/**
 * Pictures made from originals and stored on disk, each made once however many requests ask for it. Variants that
 * pages use are a limited set, and two of them are made at a time. All other variants share one slot and a smaller
 * part of the disk, so a flood of them neither delays nor evicts a page's picture. A picture that takes long to make
 * lets a stand-in go first: a new shop's home page would show empty frames for seconds otherwise.
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

  function placeOf(variant: ImageVariant | null, ownFocus: Focus | null) {
    return variant === null || isOfPages(variant, ownFocus) ? pages : others;
  }

  return async ({ source, variant, client, ownFocus = null, standIn = null }) => {
    // Checked before the cache: a picture that was made private must not be served from it.
    if (!(await source.isThere())) return null;
    const { cache, work } = placeOf(variant, ownFocus);
    const name = nameOf(source, variant);
    const kept = await cache.get(name);
    if (kept) return { bytes: kept, variant };
    const find = findOrMake(cache, { source, variant });
    if (!standIn || work !== queues.pages) {
      return { bytes: await work.run({ name, client, work: find }), variant };
    }
    const makeLater = () => whenIdle(queues.pages).then(find);
    // If too many wait, the next visitor asks for it again.
    queues.later.run({ name, client, work: makeLater }).catch(() => undefined);
    const findStandIn = findOrMake(cache, { source, variant: standIn });
    const job = { name: nameOf(source, standIn), client, work: findStandIn };
    return { bytes: await work.run(job), variant: standIn };
  };
}

type Made = Pick<Wanted, 'source' | 'variant'>;

function nameOf(source: PictureSource, variant: ImageVariant | null): string {
  return `${source.name}/${variant === null ? 'drawing.svg' : variantName(variant)}`;
}

function findOrMake(cache: DiskCache, wanted: Made): () => Promise<Buffer> {
  const name = nameOf(wanted.source, wanted.variant);
  return async () => {
    const kept = await cache.get(name);
    if (kept) return kept;
    const bytes = await render(wanted);
    // A full disk costs time, not pictures.
    await cache.put(name, bytes).catch(() => undefined);
    return bytes;
  };
}

const idleCheckMs = 200;

/** Until nobody waits for a picture. */
async function whenIdle(work: FairWork<Buffer>): Promise<void> {
  while (work.look().running + work.look().waiting > 0) await setTimeout(idleCheckMs);
}

type Variants = { folder: string; queues?: PictureQueues };

/** Those who wait for pictures of pages and for any other ones, and what is made when nobody waits. */
export type PictureQueues = Record<'pages' | 'other' | 'later', FairWork<Buffer>>;

export function openPictureQueues(): PictureQueues {
  return {
    pages: createFairWork({ running: 2, waiting: 100 }),
    other: createFairWork({ running: 1, waiting: 50 }),
    later: createFairWork({ running: 1, waiting: 200 }),
  };
}

async function render({ source, variant }: Made): Promise<Buffer> {
  const original = await source.read();
  if (!source.isDrawing) {
    if (variant === null) throw new Error('Only a drawing is sent without being made');
    return renderImage(original, variant);
  }
  const drawing = Buffer.from(sanitizeSvg(Buffer.from(original).toString('utf8')));
  return variant === null ? drawing : renderImage(drawing, variant);
}
