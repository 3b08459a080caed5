import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { BinItem } from './story-draft.ts';

/** What can be restored, newest first; of a folder only the folder itself. Requires content.read. */
export async function listBin(ctx: Ctx): Promise<BinItem[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, name, fullSlug, isFolder, deletedAt, updatedBy } = contentStories;
  const folder = alias(contentStories, 'folder');
  const wentWithIt = eq(folder.deletedAt, deletedAt);
  const component = sql<string>`coalesce(${contentStories.component}, '')`;
  const rows = await ctx.db
    .select({ id, name, fullSlug, isFolder, component, deletedAt, deletedBy: updatedBy })
    .from(contentStories)
    .leftJoin(folder, and(eq(folder.id, contentStories.parentId), wentWithIt))
    .where(and(isNotNull(deletedAt), isNull(folder.id)))
    .orderBy(desc(deletedAt), desc(id));
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? '' }));
}
