import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { contentPublications, contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { StoryFilter } from './story-filters.ts';

/** The number of stories, without folders, for each filter. Requires content.read. */
export async function countStories(ctx: Ctx): Promise<Record<StoryFilter, number>> {
  requireScope(ctx.actor, 'content.read');
  const { storyId, revision } = contentPublications;
  const { id, isFolder, deletedAt } = contentStories;
  const isStory = and(isNull(deletedAt), eq(isFolder, false));
  const scheduled = ctx.db
    .select({ of: sql`count(distinct ${contentSchedules.storyId})::int` })
    .from(contentSchedules)
    .innerJoin(contentStories, eq(id, contentSchedules.storyId))
    .where(and(isNull(contentSchedules.doneAt), isStory));
  const isChanged = sql`${revision} <> ${contentStories.revision}`;
  const [counts] = await ctx.db
    .select({
      all: count(),
      draft: sql<number>`count(*) filter (where ${storyId} is null)::int`,
      changed: sql<number>`count(*) filter (where ${isChanged})::int`,
      scheduled: sql<number>`(${scheduled})`,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(storyId, id))
    .where(and(isNull(deletedAt), sql`not ${isFolder}`));
  return counts ?? { all: 0, draft: 0, changed: 0, scheduled: 0 };
}
