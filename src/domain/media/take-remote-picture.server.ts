import { and, eq, isNull } from 'drizzle-orm';
import { mediaFolders } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inEach } from '#src/lib/locales.ts';
import { assetUrl } from './asset-url.ts';
import { readImage } from './read-image.server.ts';
import { why } from './refusals.ts';
import { renderImage } from './render-image.server.ts';
import { storeAsset } from './store-asset.server.ts';

const longestSide = 1600;

type RemotePicture = {
  bytes: Uint8Array;
  /** Where it was fetched. */
  address: string;
  /** Whose it is; the folder of the library that it is kept in. */
  from: string;
};

/**
 * Keeps a picture of another site in the library: encoded anew, with at most 1600 px, without what else was in the
 * file. Returns its address there, the same for the same picture.
 * @throws {DomainError} invalid, too-large
 */
export async function takeRemotePicture(
  ctx: Ctx,
  { bytes, address, from }: RemotePicture,
): Promise<string> {
  await readImage(bytes);
  const small = await renderImage(bytes, {
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    background: null,
    smart: false,
    focus: null,
    grayscale: false,
    quality: 82,
    format: 'webp',
  });
  const folderId = await folderNamed(ctx, from);
  const fields = { fileName: nameOf(address), alt: inEach(() => ''), source: from, folderId };
  const stored = await storeAsset(ctx, { ...fields, bytes: small });
  if (!stored) throw new DomainError('conflict', why('media.at-once'));
  return assetUrl(stored.asset);
}

/** The last part of its path: "corbel-17x9.jpg". */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last || hostname;
  }
}

async function folderNamed({ db }: Ctx, text: string): Promise<number | null> {
  const name = text.trim().slice(0, 100);
  if (name === '') return null;
  const { id } = mediaFolders;
  const isThis = and(eq(mediaFolders.name, name), isNull(mediaFolders.parentId));
  const [known] = await db.select({ id }).from(mediaFolders).where(isThis).limit(1);
  if (known) return known.id;
  const [made] = await db.insert(mediaFolders).values({ name }).returning({ id });
  return made?.id ?? null;
}
