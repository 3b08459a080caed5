import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockBinned } from './restore-from-bin.server.ts';
import { auditStory } from './story-history.server.ts';

/**
 * Permanently deletes a story from the bin, a folder with its contents, including the history. Requires
 * content.manage.
 * @throws {DomainError} not-found if it is not in the bin
 */
export async function destroyStory(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const story = await lockBinned(inner, id);
    const below = sql`starts_with(${contentStories.fullSlug}, ${`${story.fullSlug}/`})`;
    await tx
      .delete(contentStories)
      .where(
        and(
          isNotNull(contentStories.deletedAt),
          or(eq(contentStories.id, id), story.isFolder ? below : undefined),
        ),
      );
    await auditStory(inner, { verb: 'destroy', story });
  });
}
