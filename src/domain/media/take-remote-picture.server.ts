import { and, eq, isNull, sql } from 'drizzle-orm';
import { mediaFolders } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inEach } from '#src/lib/locales.ts';
import { assetUrl } from './asset-url.ts';
import { why } from './refusals.ts';
import { shrinkPicture } from './shrink-picture.server.ts';
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
  const small = await shrinkPicture(bytes, { longestSide, quality: 82, format: 'webp' });
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

/** Any number that no other lock of the site uses. */
const folderLock = 4_120_421;

async function folderNamed({ db }: Ctx, text: string): Promise<number | null> {
  const name = text.trim().slice(0, 100);
  if (name === '') return null;
  const { id } = mediaFolders;
  return db.transaction(async (tx) => {
    // Several pictures of a new supplier arrive at once.
    await tx.execute(sql`select pg_advisory_xact_lock(${folderLock}::int)`);
    const isThis = and(eq(mediaFolders.name, name), isNull(mediaFolders.parentId));
    const [known] = await tx.select({ id }).from(mediaFolders).where(isThis).limit(1);
    if (known) return known.id;
    const [made] = await tx.insert(mediaFolders).values({ name }).returning({ id });
    return made?.id ?? null;
  });
}
