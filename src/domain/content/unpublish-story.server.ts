import { eq } from 'drizzle-orm';
import { contentPublications } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { lockStory } from './locked-story.server.ts';
import { requireNotNeeded } from './needed-stories.ts';
import { queueSearchEngineNotice } from './notify-search-engines.server.ts';
import type { Story } from './story.server.ts';
import { auditStory } from './story-history.server.ts';

/**
 * Unpublishes a story; its draft stays. Returns the new content version. Requires content.publish.
 * @throws {DomainError} not-found if it is not published, invalid if the site needs it
 */
export async function unpublishStory(ctx: Ctx, { id }: { id: number }): Promise<number> {
  requireScope(ctx.actor, 'content.publish');
  const version = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const story = await lockStory(inner, id);
    requireNotNeeded([story.fullSlug]);
    await removePublication(inner, story);
    await auditStory(inner, { verb: 'unpublish', story });
    return bumpContentVersion(inner);
  });
  announceContentVersion(ctx.db, version);
  return version;
}

/** @throws {DomainError} not-found if there is none */
export async function removePublication(ctx: Ctx, story: Story): Promise<void> {
  const removed = await ctx.db
    .delete(contentPublications)
    .where(eq(contentPublications.storyId, story.id))
    .returning({ id: contentPublications.storyId });
  if (removed.length === 0) throw notFound();
  await queueSearchEngineNotice(ctx, [story]);
}
