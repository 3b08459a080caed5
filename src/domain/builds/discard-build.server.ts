import { eq } from 'drizzle-orm';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';

/**
 * Deletes a build with everything that goes with it, its photos' files too. Whether it may go is the
 * caller's to know, who holds its row in a transaction.
 */
export async function discardBuild({ db, files }: Ctx, id: string): Promise<void> {
  const photos = await db
    .select({ key: buildPhotos.key })
    .from(buildPhotos)
    .where(eq(buildPhotos.buildId, id));
  // The files first: if the row then stays, it is taken again; a file without a row never is.
  for (const { key } of photos) await files.delete(key);
  await db.delete(builds).where(eq(builds.id, id));
}
