import { eq } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import type { Story } from './create-story.server.ts';
import { type SaveStoryInput, saveStoryInputSchema } from './story-schemas.ts';
import { tidyContent } from './tidy-content.ts';

/**
 * Changes a draft. Name and content reach the public when it is published; place and tags belong to
 * the tree, not to the text, and count at once.
 * @throws {DomainError} not-found
 */
export async function saveStory(ctx: Ctx, input: SaveStoryInput): Promise<Story> {
  requireSystem(ctx.actor);
  const { id, content, ...fields } = saveStoryInputSchema.parse(input);
  const { story, version } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const before = await lockStory(inner, id);
    const [saved = before] = await tx
      .update(contentStories)
      .set({
        ...fields,
        content: content && tidyContent(content, ctx.ids.uuid),
        updatedAt: new Date(ctx.clock.now().epochMilliseconds),
      })
      .where(eq(contentStories.id, id))
      .returning();
    const shows = hasMoved(before, saved) && (await isPublished(inner, id));
    return { story: saved, version: shows ? await bumpContentVersion(inner) : null };
  });
  if (version !== null) announceContentVersion(ctx.db, version);
  return story;
}

async function lockStory(ctx: Ctx, id: number): Promise<Story> {
  const [story] = await ctx.db
    .select()
    .from(contentStories)
    .where(eq(contentStories.id, id))
    .for('update');
  if (!story) throw notFound();
  return story;
}

function hasMoved(before: Story, after: Story): boolean {
  return before.position !== after.position || before.tagList.join() !== after.tagList.join();
}

async function isPublished(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: contentPublications.storyId })
    .from(contentPublications)
    .where(eq(contentPublications.storyId, id));
  return rows.length > 0;
}
