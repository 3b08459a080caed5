import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

export type Sibling = { id: number; position: number };

/** What is in a folder, in the order of the editor; null is the root. Requires content.read. */
export async function listSiblings(ctx: Ctx, parentId: number | null): Promise<Sibling[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, position, deletedAt } = contentStories;
  const inFolder =
    parentId === null ? isNull(contentStories.parentId) : eq(contentStories.parentId, parentId);
  return ctx.db
    .select({ id, position })
    .from(contentStories)
    .where(and(inFolder, isNull(deletedAt)))
    .orderBy(desc(position), asc(id));
}
