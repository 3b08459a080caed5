import { and, eq, isNull } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** The id of the story with this full slug; null if there is none. Requires content.read. */
export async function storyIdAt(ctx: Ctx, fullSlug: string): Promise<number | null> {
  requireScope(ctx.actor, 'content.read');
  const { id, isFolder, deletedAt } = contentStories;
  const [story] = await ctx.db
    .select({ id })
    .from(contentStories)
    .where(and(eq(contentStories.fullSlug, fullSlug), eq(isFolder, false), isNull(deletedAt)));
  return story?.id ?? null;
}
