import { eq } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { managedColumns } from './managed-rows.server.ts';
import { type ManagedStory, managedStory } from './managed-story.ts';

/** One story, folder or deleted item with its draft. Requires content.read. @throws not-found */
export async function readManagedStory(
  ctx: Ctx,
  { id }: { id: number },
): Promise<ManagedStory & { content: Record<string, unknown> }> {
  requireScope(ctx.actor, 'content.read');
  const [row] = await ctx.db
    .select({ ...managedColumns, content: contentStories.content })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(eq(contentStories.id, id));
  if (!row) throw notFound();
  return { ...managedStory(row), content: row.content };
}
