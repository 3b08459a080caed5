import { createHash } from 'node:crypto';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { cleanPhoto } from '#src/domain/media/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import {
  type BuildPhoto,
  type PhotoProblem,
  photoLimits,
  type SizedPhoto,
} from './photo-limits.ts';
import { getBuild, lockBuild } from './queries.server.ts';
import { why } from './refusals.ts';
import type { BuildAccess } from './schemas.ts';

/** The photos of a visitor's own build, oldest first. @throws {DomainError} 'not-found' */
export async function listBuildPhotos(ctx: Ctx, access: BuildAccess): Promise<BuildPhoto[]> {
  const build = await getBuild(ctx, access);
  return photosOf(ctx, eq(buildPhotos.buildId, build.id));
}

/**
 * Stores photos of a visitor's own build, re-encoded without the camera's metadata. Refused files are reported; the
 * others are stored.
 * @throws {DomainError} 'not-found' for another visitor's build
 */
export async function addBuildPhotos(
  ctx: Ctx,
  { files, ...access }: BuildAccess & { files: readonly File[] },
): Promise<PhotoProblem[]> {
  await getBuild(ctx, access);
  const problems: PhotoProblem[] = [];
  for (const file of files) {
    const problem = await addPhoto(ctx, access, file);
    if (problem) problems.push({ fileName: file.name.slice(0, 200), problem });
  }
  return problems;
}

async function addPhoto(
  ctx: Ctx,
  access: BuildAccess,
  file: File,
): Promise<PhotoProblem['problem'] | null> {
  if (file.size > photoLimits.bytes) return 'tooLarge';
  const original = new Uint8Array(await file.arrayBuffer());
  const photo = await cleanPhoto(original).catch((error: unknown) => {
    if (error instanceof DomainError) return error.code === 'too-large' ? 'tooLarge' : 'notPhoto';
    throw error;
  });
  if (typeof photo === 'string') return photo;
  // File first, so a row never points to a missing file.
  const key = `build-photos/${ctx.ids.token()}`;
  await ctx.files.put(key, photo.bytes);
  const result = await insertPhoto(ctx, access, {
    id: ctx.ids.uuid(),
    buildId: access.id,
    key,
    fileName: file.name.slice(0, 200),
    bytes: photo.bytes.length,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    sha256: createHash('sha256').update(original).digest('hex'),
  });
  if (result !== 'kept') await ctx.files.delete(key);
  return result === 'tooMany' ? result : null;
}

async function insertPhoto(
  ctx: Ctx,
  access: BuildAccess,
  row: typeof buildPhotos.$inferInsert,
): Promise<'kept' | 'known' | 'tooMany'> {
  return ctx.db.transaction(async (tx) => {
    await lockBuild(tx, access);
    const ofBuild = eq(buildPhotos.buildId, access.id);
    const [same] = await tx
      .select({ id: buildPhotos.id })
      .from(buildPhotos)
      .where(and(ofBuild, eq(buildPhotos.sha256, row.sha256)));
    if (same) return 'known';
    const [have] = await tx.select({ count: count() }).from(buildPhotos).where(ofBuild);
    if ((have?.count ?? 0) >= photoLimits.count) return 'tooMany';
    await tx.insert(buildPhotos).values(row);
    return 'kept';
  });
}

/** Deletes a photo from a visitor's own build; does nothing if it is not part of it. */
export async function removeBuildPhoto(
  ctx: Ctx,
  { photoId, ...access }: BuildAccess & { photoId: string },
): Promise<void> {
  const photos = await listBuildPhotos(ctx, access);
  if (!photos.some(({ id }) => id === photoId)) return;
  const [gone] = await ctx.db
    .delete(buildPhotos)
    .where(eq(buildPhotos.id, photoId))
    .returning({ key: buildPhotos.key });
  if (gone) await ctx.files.delete(gone.key);
}

/** The photos of any build, for staff. Requires leads.read. */
export function listPhotosOfLead(ctx: Ctx, buildId: string): Promise<SizedPhoto[]> {
  requireScope(ctx.actor, 'leads.read');
  return photosOf(ctx, eq(buildPhotos.buildId, buildId));
}

/** The photo that came with a message. Requires leads.read. */
export function listPhotosOfMessage(ctx: Ctx, leadId: string): Promise<SizedPhoto[]> {
  requireScope(ctx.actor, 'leads.read');
  return photosOf(ctx, eq(buildPhotos.leadId, leadId));
}

function photosOf({ db }: Ctx, ofOwner: SQL): Promise<SizedPhoto[]> {
  const { id, fileName, bytes, widthPx, heightPx } = buildPhotos;
  return db
    .select({ id, fileName, bytes, widthPx, heightPx })
    .from(buildPhotos)
    .where(ofOwner)
    .orderBy(asc(buildPhotos.createdAt), asc(buildPhotos.id));
}

/** A JPEG that only staff may see. Requires leads.read. @throws {DomainError} 'not-found' */
export async function readBuildPhoto(ctx: Ctx, photoId: string): Promise<Uint8Array> {
  requireScope(ctx.actor, 'leads.read');
  const isId = /^[0-9a-f-]{36}$/.test(photoId);
  const [photo] = isId
    ? await ctx.db.select().from(buildPhotos).where(eq(buildPhotos.id, photoId))
    : [];
  if (!photo) throw notFound(why('builds.no-photo'));
  return ctx.files.get(photo.key);
}
