import { count, eq, type SQL } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';

/** How many stories and folders fulfil a condition on the story or on what is public of it. */
export async function countRows(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(where);
  return row?.total ?? 0;
}
