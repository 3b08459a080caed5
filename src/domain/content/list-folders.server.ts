import { and, asc, desc, isNull, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** A folder as a place for stories. */
export type StoryFolder = { id: number; parentId: number | null; name: string; fullSlug: string };

/** All folders in the order of the editor, as a flat list. Requires content.read. */
export async function listFolders(ctx: Ctx): Promise<StoryFolder[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, parentId, name, fullSlug, isFolder, deletedAt, position } = contentStories;
  return ctx.db
    .select({ id, parentId, name, fullSlug })
    .from(contentStories)
    .where(and(sql`${isFolder}`, isNull(deletedAt)))
    .orderBy(desc(position), asc(id));
}
