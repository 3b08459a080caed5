import {
  arrayOverlaps,
  eq,
  gt,
  inArray,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import { filterConditions } from './filter-sql.server.ts';
import { likePattern } from './like-pattern.ts';
import type { StoryConditions } from './query-schemas.ts';
import { searchCondition } from './search-sql.server.ts';
import { type Version, versionColumns } from './story-rows.server.ts';

const { fullSlug, uuid, id, tagList, isStartpage } = contentStories;

/** The conditions that the parameters of a list put on a story; all must hold. */
export function storyConditions(where: StoryConditions, version: Version): SQL[] {
  const { name, content } = versionColumns(version);
  const conditions = [
    ...placeConditions(where),
    where.uuids && (where.uuids.length > 0 ? inArray(uuid, where.uuids) : sql`false`),
    where.excludedIds?.length ? notInArray(id, where.excludedIds) : undefined,
    where.component && sql`${content} ->> 'component' = ${where.component}`,
    where.tags && (where.tags.length > 0 ? arrayOverlaps(tagList, where.tags) : sql`false`),
    ...windowConditions(where, version),
    where.isInStage ? sql`false` : undefined,
    where.search && searchCondition(where.search, { name: sql`${name}`, content: sql`${content}` }),
    ...filterConditions(where.filter, sql`${content}`),
  ];
  return conditions.filter((condition) => condition instanceof Object);
}

function placeConditions(where: StoryConditions): (SQL | undefined)[] {
  const { startsWith, bySlugs, excludedSlugs, level } = where;
  return [
    startsWith ? sql`${fullSlug} like ${`${literally(startsWith)}%`}` : undefined,
    bySlugs && (matchesAny(bySlugs) ?? sql`false`),
    excludedSlugs && not(matchesAny(excludedSlugs) ?? sql`false`),
    where.isStartpage === undefined ? undefined : eq(isStartpage, where.isStartpage),
    level === undefined
      ? undefined
      : sql`length(${fullSlug}) - length(replace(${fullSlug}, '/', '')) + 1 = ${level}`,
  ];
}

function matchesAny(patterns: readonly string[]): SQL | undefined {
  return or(...patterns.map(matchesSlug));
}

/** `posts/*` matches every story below `posts/`. A start page is found with and without its slash. */
function matchesSlug(pattern: string): SQL {
  const slug = pattern.replace(/\/$/, '');
  if (!slug.includes('*')) return inArray(fullSlug, [slug, `${slug}/`]);
  const like = likePattern(slug);
  return sql`(${fullSlug} like ${like} or ${fullSlug} like ${`${like}/`})`;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function windowConditions({ windows }: StoryConditions, version: Version): (SQL | undefined)[] {
  const columns = {
    published_at: contentPublications.publishedAt,
    first_published_at: contentPublications.firstPublishedAt,
    updated_at: versionColumns(version).updatedAt,
  };
  return (['published_at', 'first_published_at', 'updated_at'] as const).flatMap((name) => {
    const { after, before } = windows[name];
    return [after && gt(columns[name], after), before && lt(columns[name], before)];
  });
}
