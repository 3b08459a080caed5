import { and, eq, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { TagListQuery } from './list-schemas.ts';
import { deliverable } from './story-rows.server.ts';

export type TagWire = { name: string; taggings_count: number };

/** The tags of the stories of a version, with the number of stories for each. */
export async function deliverTags(ctx: Ctx, query: TagListQuery): Promise<TagWire[]> {
  const { tagList, fullSlug, id } = contentStories;
  const starts = query.startsWith ? sql`starts_with(${fullSlug}, ${query.startsWith})` : undefined;
  const tags = ctx.db
    .select({ name: sql<string>`unnest(${tagList})`.as('tag') })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, id))
    .where(and(...deliverable(query.version), starts))
    .as('tags');
  return ctx.db
    .select({ name: tags.name, taggings_count: sql`count(*)`.mapWith(Number) })
    .from(tags)
    .groupBy(tags.name)
    .orderBy(sql`${tags.name} collate "C"`);
}
