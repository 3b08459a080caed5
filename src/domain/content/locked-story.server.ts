import { and, eq, isNull } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { isRowId } from './row-id.ts';
import type { Story } from './story.server.ts';

/** A story or folder, locked until the transaction ends. @throws not-found */
export async function lockStory(ctx: Ctx, id: number): Promise<Story> {
  if (!isRowId(id)) throw notFound();
  const [story] = await ctx.db
    .select()
    .from(contentStories)
    .where(and(eq(contentStories.id, id), isNull(contentStories.deletedAt)))
    .for('update');
  if (!story) throw notFound();
  return story;
}

export async function isPublished(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: contentPublications.storyId })
    .from(contentPublications)
    .where(eq(contentPublications.storyId, id));
  return rows.length > 0;
}
