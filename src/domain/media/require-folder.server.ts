import { eq } from 'drizzle-orm';
import { mediaFolders } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { why } from './refusals.ts';

/** @throws {DomainError} invalid if the folder does not exist */
export async function requireFolder(ctx: Ctx, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const [folder] = await ctx.db.select().from(mediaFolders).where(eq(mediaFolders.id, id));
  if (folder) return;
  throw refuseField('invalid', 'folderId', why('media.folder-gone'));
}
