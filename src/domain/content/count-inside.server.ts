import { and, count, inArray, isNull } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** The number of items in each of these folders itself; an empty folder is left out. Requires content.read. */
export async function countInside(
  ctx: Ctx,
  folders: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  requireScope(ctx.actor, 'content.read');
  const { parentId, deletedAt } = contentStories;
  const rows = await ctx.db
    .select({ parentId, items: count() })
    .from(contentStories)
    .where(and(isNull(deletedAt), inArray(parentId, [...folders])))
    .groupBy(parentId);
  return new Map(rows.map((row) => [row.parentId ?? 0, row.items]));
}
