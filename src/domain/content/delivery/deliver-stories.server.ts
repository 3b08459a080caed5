import type { Ctx } from '#src/domain/context.ts';
import type { StoryWire } from '../ports.ts';
import { findStory } from './get-story.server.ts';
import { listStories } from './list-stories.server.ts';
import type { StoryListQuery, StoryQueryParsed } from './query-schemas.ts';
import { type Resolved, resolveStories } from './resolve-stories.server.ts';

/** A response of `cdn/stories/{slug}` without its `cv`, which is `version`. */
export type DeliveredStory = { version: number; body: { story: StoryWire } & Resolved };

export type DeliveredStories = {
  version: number;
  total: number;
  perPage: number;
  body: { stories: StoryWire[] } & Resolved;
};

/**
 * One story with the stories it refers to. With `version: 'draft'` the caller must have checked that the reader may
 * see drafts.
 * @throws {DomainError} not-found
 */
export async function deliverStory(ctx: Ctx, query: StoryQueryParsed): Promise<DeliveredStory> {
  const { story, version } = await findStory(ctx, query);
  return { version, body: { story, ...(await resolveStories(ctx, [story], query)) } };
}

/** One page of stories with the stories they refer to; for drafts as `deliverStory`. */
export async function deliverStories(ctx: Ctx, query: StoryListQuery): Promise<DeliveredStories> {
  const { stories, version, total, perPage } = await listStories(ctx, query);
  const resolved = await resolveStories(ctx, stories, query);
  return { version, total, perPage, body: { stories, ...resolved } };
}
