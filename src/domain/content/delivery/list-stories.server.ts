import { and } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { readContentVersion } from '../content-version.server.ts';
import type { StoryWire } from '../ports.ts';
import type { StoryListQuery } from './query-schemas.ts';
import { storyConditions } from './story-conditions.server.ts';
import { storyOrder } from './story-order.server.ts';
import { deliverable, selectStories } from './story-rows.server.ts';
import { countStories } from './story-totals.server.ts';
import { wireStory } from './wire-story.ts';

/** `version` is the content version that the stories belong to. */
export type StoryPage = { stories: StoryWire[]; total: number; perPage: number; version: number };

/**
 * One page of stories, and the total number. With `version: 'draft'` the caller must have checked that the reader may
 * see drafts.
 */
export async function listStories(ctx: Ctx, query: StoryListQuery): Promise<StoryPage> {
  const { perPage, page } = query;
  const where = and(...deliverable(query.version), ...storyConditions(query.where, query.version));
  const rows = await selectStories(ctx.db, query)
    .where(where)
    .orderBy(...storyOrder(query, query.version))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const version = rows[0]?.contentVersion ?? (await readContentVersion(ctx.db));
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1);
  const total = isLast
    ? (page - 1) * perPage + rows.length
    : await countStories(ctx, { query, where, version });
  return { stories: rows.map((row) => wireStory(row, query)), total, perPage, version };
}
