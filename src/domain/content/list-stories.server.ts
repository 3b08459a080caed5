import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { StoryWire } from './ports.ts';
import type { StoryListQuery } from './query-schemas.ts';
import { editorOrder, type SortColumn, type SortRule } from './sort-rule.ts';
import { deliverable, selectStories, type Version, versionColumns } from './story-rows.server.ts';
import { wireStory } from './wire-story.ts';

export type StoryPage = { stories: StoryWire[]; total: number; perPage: number };

/**
 * One page of stories, and how many there are in all. Whoever calls with `version: 'draft'` has
 * made sure that the reader may see drafts.
 */
export async function listStories(ctx: Ctx, query: StoryListQuery): Promise<StoryPage> {
  const where = and(...deliverable(query.version), ...filtersOf(query));
  const rows = await selectStories(ctx.db, query.version)
    .where(where)
    .orderBy(...orderOf(query.sort ?? editorOrder, query.version))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const stories = rows.map((row) => wireStory(row, query));
  return { stories, total: await countStories(ctx, where), perPage: query.perPage };
}

async function countStories(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(where);
  return row?.total ?? 0;
}

function filtersOf({ startsWith, isStartpage, bySlugs }: StoryListQuery): SQL[] {
  const filters: (SQL | undefined)[] = [
    startsWith ? sql`starts_with(${contentStories.fullSlug}, ${startsWith})` : undefined,
    isStartpage === undefined ? undefined : eq(contentStories.isStartpage, isStartpage),
    bySlugs && (or(...bySlugs.map(matchesSlug)) ?? sql`false`),
  ];
  return filters.filter((filter) => filter !== undefined);
}

/** `posts/*` is every story below `posts/`. A start page is found with and without its slash. */
function matchesSlug(pattern: string): SQL {
  const like = pattern
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replace(/\/$/, '');
  return sql`(${contentStories.fullSlug} like ${like} or ${contentStories.fullSlug} like ${`${like}/`})`;
}

/** Rows that are equal by the rule keep one order: pages of a list must not overlap. */
function orderOf(rule: SortRule, version: Version): SQL[] {
  const key = sortKey(rule, version);
  const nulls = sql`${key} is null`;
  return [asc(nulls), rule.descending ? desc(key) : asc(key), asc(contentStories.id)];
}

function sortKey(rule: SortRule, version: Version): SQL {
  if (rule.by === 'column') return sql`${columnOf(rule.column, version)}`;
  const value = sql`${versionColumns(version).content} #>> ${sql.param(rule.path)}::text[]`;
  if (rule.as === 'text') return byLetters(value);
  return sql`case when ${value} ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' then (${value})::numeric end`;
}

function columnOf(column: SortColumn, version: Version): SQL {
  if (column === 'name') return byLetters(sql`${versionColumns(version).name}`);
  const columns = {
    id: contentStories.id,
    slug: contentStories.slug,
    full_slug: contentStories.fullSlug,
    position: contentStories.position,
    created_at: contentStories.createdAt,
    updated_at:
      version === 'published' ? contentPublications.publishedAt : contentStories.updatedAt,
    published_at: contentPublications.publishedAt,
    first_published_at: contentPublications.firstPublishedAt,
  };
  return sql`${columns[column]}`;
}

/** The same order on every server, whatever its locale. */
function byLetters(value: SQL): SQL {
  return sql`lower(${value}) collate "C"`;
}
