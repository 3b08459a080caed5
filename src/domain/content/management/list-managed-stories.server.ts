import {
  and,
  arrayOverlaps,
  count,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { likePattern } from '../delivery/like-pattern.ts';
import { searchCondition } from '../delivery/search-sql.server.ts';
import { storyOrder } from '../delivery/story-order.server.ts';
import type { ManagedQuery } from './managed-query.ts';
import { selectManaged } from './managed-rows.server.ts';
import { type ManagedStory, managedStory } from './managed-story.ts';

export type ManagedPage = { stories: ManagedStory[]; total: number; perPage: number };

/** One page of the tree as the management API lists it, without content. Requires content.read. */
export async function listManagedStories(ctx: Ctx, query: ManagedQuery): Promise<ManagedPage> {
  requireScope(ctx.actor, 'content.read');
  const where = and(...conditionsOf(query));
  const order = storyOrder({ sort: query.sort_by, orderedUuids: undefined }, 'draft');
  // The page is selected by id first, so that the details are only read for its own rows.
  const page = ctx.db
    .select({ id })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, id))
    .where(where)
    .orderBy(...order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const rows = await selectManaged(ctx.db)
    .where(inArray(id, page))
    .orderBy(...order);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(where);
  const stories = rows.map(managedStory);
  return { stories, total: counted?.total ?? 0, perPage: query.perPage };
}

const { id, uuid, name, fullSlug, content, parentId, isFolder, tagList, deletedAt } =
  contentStories;

function conditionsOf(query: ManagedQuery): (SQL | undefined)[] {
  return [
    query.in_trash ? isNotNull(deletedAt) : isNull(deletedAt),
    ...kindConditions(query),
    ...namedConditions(query),
    query.starts_with ? sql`starts_with(${fullSlug}, ${query.starts_with})` : undefined,
    query.with_parent !== undefined ? isIn(query.with_parent) : undefined,
    query.with_tag && among(query.with_tag, () => arrayOverlaps(tagList, query.with_tag ?? [])),
    query.contain_component && holdsAny(query.contain_component),
    query.search ? says(query.search) : undefined,
    query.text_search
      ? searchCondition(query.text_search, { name: sql`${name}`, content: sql`${content}` })
      : undefined,
  ];
}

function kindConditions(query: ManagedQuery): (SQL | undefined)[] {
  const published = isNotNull(contentPublications.storyId);
  return [
    query.folder_only ? eq(isFolder, true) : undefined,
    query.story_only ? eq(isFolder, false) : undefined,
    query.root_folders_only ? and(eq(isFolder, true), isNull(parentId)) : undefined,
    query.is_published === undefined ? undefined : query.is_published ? published : not(published),
  ];
}

function namedConditions(query: ManagedQuery): (SQL | undefined)[] {
  const { by_ids, by_uuids, by_slugs, excluding_slugs, excluding_ids, with_slug } = query;
  return [
    by_ids && among(by_ids, () => inArray(id, by_ids)),
    by_uuids && among(by_uuids, () => inArray(uuid, by_uuids)),
    by_slugs && among(by_slugs, () => or(...by_slugs.map(hasSlug))),
    excluding_slugs?.length ? not(or(...excluding_slugs.map(hasSlug)) ?? sql`false`) : undefined,
    excluding_ids?.length ? notInArray(id, excluding_ids) : undefined,
    with_slug ? hasSlug(with_slug) : undefined,
  ];
}

/** An empty list matches nothing. */
function among(items: readonly unknown[], condition: () => SQL | undefined): SQL | undefined {
  return items.length > 0 ? condition() : sql`false`;
}

function hasSlug(pattern: string): SQL {
  const slug = likePattern(pattern.replace(/\/$/, ''));
  return sql`(${fullSlug} like ${slug} or ${fullSlug} like ${`${slug}/`})`;
}

function isIn(parent: string): SQL {
  if (parent === '0' || parent === '') return isNull(parentId);
  return /^\d{1,9}$/.test(parent) ? eq(parentId, Number(parent)) : sql`false`;
}

function holdsAny(components: string[]): SQL {
  const paths = components.map((component) => {
    const wanted = JSON.stringify({ component });
    return sql`jsonb_path_exists(${content}, '$.** ? (@.component == $component)', ${wanted}::jsonb)`;
  });
  return or(...paths) ?? sql`false`;
}

function says(term: string): SQL {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(name, pattern), ilike(fullSlug, pattern)) ?? sql`false`;
}
