import { inArray, isNull, or } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { isRowId } from './row-id.ts';
import { selectTreeItems } from './select-tree-items.server.ts';
import type { TreeItem } from './story-draft.ts';

/**
 * What is in the root and in open folders, in the order of the editor, as a flat list. `open`: ids of folders.
 * Requires content.read.
 */
export async function listTree(
  ctx: Ctx,
  { open = [] }: { open?: Iterable<number> } = {},
): Promise<TreeItem[]> {
  requireScope(ctx.actor, 'content.read');
  const { parentId } = contentStories;
  return selectTreeItems(ctx, {
    where: () => or(isNull(parentId), inArray(parentId, [...open].filter(isRowId))),
  });
}
