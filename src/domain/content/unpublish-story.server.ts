import { eq } from 'drizzle-orm';
import { contentPublications } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';

/**
 * Takes a story from the public; its draft stays. Returns the new content version.
 * @throws {DomainError} not-found when it is not published
 */
export async function unpublishStory(ctx: Ctx, { id }: { id: number }): Promise<number> {
  requireSystem(ctx.actor);
  const version = await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(contentPublications)
      .where(eq(contentPublications.storyId, id))
      .returning({ id: contentPublications.storyId });
    if (removed.length === 0) throw notFound();
    return bumpContentVersion({ ...ctx, db: tx });
  });
  announceContentVersion(ctx.db, version);
  return version;
}
