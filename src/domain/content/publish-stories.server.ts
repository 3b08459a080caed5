import { and, eq, inArray, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { storyIdsSchema } from './story-schemas.ts';

/** Shows the draft to the public. Returns the new content version. @throws {DomainError} not-found */
export function publishStory(ctx: Ctx, { id }: { id: number }): Promise<number> {
  return publishStories(ctx, { ids: [id] });
}

/** Several at once: the public sees all of them change together, under one content version. */
export async function publishStories(ctx: Ctx, input: { ids: number[] }): Promise<number> {
  requireSystem(ctx.actor);
  const ids = [...new Set(storyIdsSchema.parse(input).ids)];
  const version = await ctx.db.transaction(async (tx) => {
    const drafts = await tx
      .select({
        storyId: contentStories.id,
        name: contentStories.name,
        content: contentStories.content,
      })
      .from(contentStories)
      .where(and(inArray(contentStories.id, ids), eq(contentStories.isFolder, false)))
      .for('update');
    if (drafts.length < ids.length) throw notFound();
    const now = new Date(ctx.clock.now().epochMilliseconds);
    await tx
      .insert(contentPublications)
      .values(drafts.map((draft) => ({ ...draft, publishedAt: now, firstPublishedAt: now })))
      .onConflictDoUpdate({
        target: contentPublications.storyId,
        set: {
          name: sql`excluded.name`,
          content: sql`excluded.content`,
          publishedAt: sql`excluded.published_at`,
        },
      });
    return bumpContentVersion({ ...ctx, db: tx });
  });
  announceContentVersion(ctx.db, version);
  return version;
}
