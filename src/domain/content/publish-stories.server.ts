import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { queueSearchEngineNotice } from './notify-search-engines.server.ts';
import { requirePublishable } from './require-publishable.ts';
import type { Story } from './story.server.ts';
import { auditStory, authorOf, trimVersions } from './story-history.server.ts';
import { storyIdsSchema } from './story-schemas.ts';

/** Publishes the draft. Returns the new content version. @throws {DomainError} not-found */
export function publishStory(ctx: Ctx, { id }: { id: number }): Promise<number> {
  return publishStories(ctx, { ids: [id] });
}

/**
 * Publishes several stories together under one content version, so the public sees all of them change at once.
 * Requires content.publish.
 * @throws {DomainError} not-found, invalid if `checkStory` finds something that must be fixed first
 */
export async function publishStories(ctx: Ctx, input: { ids: number[] }): Promise<number> {
  requireScope(ctx.actor, 'content.publish');
  const ids = [...new Set(parseInput(storyIdsSchema, input).ids)];
  const version = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const author = authorOf(ctx.actor);
    const stories = await putPublications(inner, { ids, author });
    for (const story of stories) await auditStory(inner, { verb: 'publish', story });
    return bumpContentVersion(inner);
  });
  announceContentVersion(ctx.db, version);
  return version;
}

/** Copies drafts to the publications. `author` is the person recorded; null records no history. */
export async function putPublications(
  ctx: Ctx,
  { ids, author }: { ids: number[]; author: string | null },
): Promise<Story[]> {
  const { id, isFolder, deletedAt } = contentStories;
  const drafts = await ctx.db
    .select()
    .from(contentStories)
    .where(and(inArray(id, ids), eq(isFolder, false), isNull(deletedAt)))
    .for('update');
  if (drafts.length < ids.length) throw notFound();
  if (author) for (const draft of drafts) requirePublishable(draft);
  const now = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .insert(contentPublications)
    .values(drafts.map((draft) => publicationOf(draft, now)))
    .onConflictDoUpdate({
      target: contentPublications.storyId,
      set: {
        name: sql`excluded.name`,
        content: sql`excluded.content`,
        revision: sql`excluded.revision`,
        publishedAt: sql`excluded.published_at`,
      },
    });
  if (author) await trimVersions(ctx, { stories: drafts, action: 'publish', author });
  await queueSearchEngineNotice(ctx, drafts);
  return drafts;
}

function publicationOf({ id, name, content, revision }: Story, now: Date) {
  return { storyId: id, name, content, revision, publishedAt: now, firstPublishedAt: now };
}
