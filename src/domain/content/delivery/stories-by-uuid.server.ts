import { and, inArray, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { StoryWire } from '../ports.ts';
import type { StoryOptions } from './story-options.ts';
import { deliverable, selectStories } from './story-rows.server.ts';
import { wireStory } from './wire-story.ts';

/** Those of the stories that the reader may see, in the order of the given UUIDs. */
export async function readByUuids(
  ctx: Ctx,
  uuids: readonly string[],
  options: StoryOptions,
): Promise<StoryWire[]> {
  if (uuids.length === 0) return [];
  const rows = await selectStories(ctx.db, options)
    .where(and(...deliverable(options.version), inArray(contentStories.uuid, [...uuids])))
    .orderBy(sql`array_position(${sql.param(uuids)}::uuid[], ${contentStories.uuid})`);
  return rows.map((row) => wireStory(row, options));
}
