import { asc, eq, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';

/** Full slugs of the published pages that contain a blok of this experiment. Requires content.read. */
export async function pagesWith(ctx: Ctx, experimentId: string): Promise<string[]> {
  requireScope(ctx.actor, 'content.read');
  const { content, storyId } = contentPublications;
  const field = `"experiment": ${JSON.stringify(experimentId)}`;
  const rows = await ctx.db
    .select({ slug: contentStories.fullSlug })
    .from(contentPublications)
    .innerJoin(contentStories, eq(contentStories.id, storyId))
    .where(sql`position(${field} in ${content}::text) > 0`)
    .orderBy(asc(contentStories.fullSlug));
  return rows.map(({ slug }) => slug);
}
