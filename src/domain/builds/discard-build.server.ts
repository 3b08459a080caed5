import { eq } from 'drizzle-orm';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';

/**
 * Deletes a build and everything that belongs to it, including photo files. The caller must have checked that it may
 * be deleted and hold a lock on its row.
 */
export async function discardBuild({ db, files }: Ctx, id: string): Promise<void> {
  const photos = await db
    .select({ key: buildPhotos.key })
    .from(buildPhotos)
    .where(eq(buildPhotos.buildId, id));
  // Files first: if the row survives, the deletion is tried again; a file without a row would never be found.
  for (const { key } of photos) await files.delete(key);
  await db.delete(builds).where(eq(builds.id, id));
}
