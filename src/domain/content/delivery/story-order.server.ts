import { asc, type SQL, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import { numberOf } from './filter-sql.server.ts';
import { editorOrder, type SortColumn, type SortRule } from './sort-rule.ts';
import { type Version, versionColumns } from './story-rows.server.ts';

/**
 * The order of a list. Ties are broken by id, because pages of a list must not overlap. Missing values come last in
 * either direction.
 */
export function storyOrder(
  { sort, orderedUuids }: { sort: SortRule | null; orderedUuids: readonly string[] | undefined },
  version: Version,
): SQL[] {
  if (orderedUuids && !sort) {
    const place = sql`array_position(${sql.param(orderedUuids)}::uuid[], ${contentStories.uuid})`;
    return [asc(place)];
  }
  const rule = sort ?? editorOrder;
  const key = sortKey(rule, version);
  const direction = rule.descending ? sql`desc nulls last` : sql`asc nulls last`;
  return [sql`${key} ${direction}`, asc(contentStories.id)];
}

function sortKey(rule: SortRule, version: Version): SQL {
  if (rule.by === 'column') return columnOf(rule.column, version);
  const value = sql`(${versionColumns(version).content} #>> ${sql.param(rule.path)}::text[])`;
  return rule.as === 'text' ? byLetters(value) : numberOf(value);
}

function columnOf(column: SortColumn, version: Version): SQL {
  const { name, updatedAt } = versionColumns(version);
  if (column === 'name') return byLetters(sql`${name}`);
  const columns = {
    id: contentStories.id,
    slug: contentStories.slug,
    full_slug: contentStories.fullSlug,
    position: contentStories.position,
    created_at: contentStories.createdAt,
    updated_at: updatedAt,
    published_at: contentPublications.publishedAt,
    first_published_at: contentPublications.firstPublishedAt,
  };
  return sql`${columns[column]}`;
}

/** The same order on every server, whatever its locale. */
function byLetters(value: SQL): SQL {
  return sql`lower(${value}) collate "C"`;
}
