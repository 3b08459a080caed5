import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import type { StoryWire } from '../ports.ts';
import type { StoryKey, StoryQueryParsed } from './query-schemas.ts';
import { deliverable, selectStories } from './story-rows.server.ts';
import { wireStory } from './wire-story.ts';

/**
 * One story by slug, id or UUID, and the content version it belongs to. Whoever calls with
 * `version: 'draft'` has made sure that the reader may see drafts.
 * @throws {DomainError} not-found
 */
export async function findStory(
  ctx: Ctx,
  query: StoryQueryParsed,
): Promise<{ story: StoryWire; version: number }> {
  if (!query.key) throw notFound();
  const [row] = await selectStories(ctx.db, query)
    .where(and(...deliverable(query.version), isStory(query.key)))
    .limit(1);
  if (!row) throw notFound();
  return { story: wireStory(row, query), version: row.contentVersion };
}

/** The story alone. @throws {DomainError} not-found */
export async function getStory(ctx: Ctx, query: StoryQueryParsed): Promise<StoryWire> {
  return (await findStory(ctx, query)).story;
}

function isStory(key: StoryKey): SQL {
  if (key.by === 'id') return eq(contentStories.id, key.id);
  if (key.by === 'uuid') return eq(contentStories.uuid, key.value);
  // The start page of the folder "services" is the story "services/".
  return inArray(contentStories.fullSlug, [key.value, `${key.value}/`]);
}
