import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { contentPublications, contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { lockTree } from './lock-tree.server.ts';
import { lockStory } from './locked-story.server.ts';
import { requireNotListed, requireNotNeeded } from './needed-stories.ts';
import type { Story } from './story.server.ts';
import { auditStory, authorOf } from './story-history.server.ts';

/**
 * Moves a story, or a folder with its contents, to the bin: unpublished at once, with its schedules removed. Requires
 * content.write, for published stories also content.publish.
 * @throws {DomainError} not-found
 */
export async function binStory(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.write');
  const version = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockTree(inner);
    const story = await lockStory(inner, id);
    requireNotListed(story);
    const binned = await markBinned(inner, story);
    requireNotNeeded(binned.map(({ fullSlug }) => fullSlug));
    const ids = binned.map((item) => item.id);
    await cancelAll(inner, ids);
    const isPublic = await withdraw(inner, ids);
    await auditStory(inner, { verb: 'bin', story, detail: { stories: ids.length } });
    return isPublic ? bumpContentVersion(inner) : null;
  });
  if (version !== null) announceContentVersion(ctx.db, version);
}

/** Everything deleted together gets the same time, so that it can be restored together. */
async function markBinned(ctx: Ctx, { id, isFolder, fullSlug }: Story) {
  const below = sql`starts_with(${contentStories.fullSlug}, ${`${fullSlug}/`})`;
  return ctx.db
    .update(contentStories)
    .set({
      deletedAt: new Date(ctx.clock.now().epochMilliseconds),
      updatedBy: authorOf(ctx.actor) ?? undefined,
    })
    .where(
      and(
        isNull(contentStories.deletedAt),
        or(eq(contentStories.id, id), isFolder ? below : undefined),
      ),
    )
    .returning({ id: contentStories.id, fullSlug: contentStories.fullSlug });
}

async function cancelAll(ctx: Ctx, ids: number[]): Promise<void> {
  await ctx.db
    .delete(contentSchedules)
    .where(and(inArray(contentSchedules.storyId, ids), isNull(contentSchedules.doneAt)));
}

async function withdraw(ctx: Ctx, ids: number[]): Promise<boolean> {
  const removed = await ctx.db
    .delete(contentPublications)
    .where(inArray(contentPublications.storyId, ids))
    .returning({ id: contentPublications.storyId });
  if (removed.length > 0) requireScope(ctx.actor, 'content.publish');
  return removed.length > 0;
}
