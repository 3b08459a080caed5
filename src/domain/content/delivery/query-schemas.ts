import { z } from 'zod';
import { trimSlashes } from '#src/lib/trim-slashes.ts';
import { type FilterQuery, parseFilterQuery } from './filter-query.ts';
import {
  addIssue,
  count,
  flag,
  ids,
  isId,
  isUuid,
  list,
  moment,
  paging,
  sortRule,
  text,
  uuids,
} from './query-fields.ts';
import { storyOptionFields, storyOptions } from './story-options.ts';

const pairs = z.array(z.tuple([z.string(), z.string()]));
const noFilter: FilterQuery = { all: [], alternatives: [] };
const filters = pairs.transform((asked, context) =>
  parseFilterQuery(asked, (refusal) => addIssue(context, refusal)),
);

/** Parses the URL parameters of `cdn/stories`. */
export const storyListQuerySchema = z
  .object({
    ...storyOptionFields,
    ...paging(100),
    starts_with: text.optional(),
    by_slugs: list.optional(),
    excluding_slugs: list.optional(),
    by_uuids: uuids.optional(),
    by_uuids_ordered: uuids.optional(),
    excluding_ids: ids.optional(),
    content_type: text.optional(),
    with_tag: list.optional(),
    is_startpage: flag,
    level: count,
    search_term: text.optional(),
    sort_by: sortRule,
    published_at_gt: moment,
    published_at_lt: moment,
    first_published_at_gt: moment,
    first_published_at_lt: moment,
    updated_at_gt: moment,
    updated_at_lt: moment,
    in_workflow_stages: list.optional(),
    /** `filterPairs` of the URL. */
    filter_query: filters.default(noFilter),
  })
  .transform((query) => ({
    ...storyOptions(query),
    perPage: query.per_page,
    page: query.page,
    sort: query.sort_by,
    orderedUuids: query.by_uuids_ordered,
    where: {
      /** `[default]/x` is the same folder without its language. */
      startsWith: query.starts_with?.replace(/^\[default\]\//, ''),
      bySlugs: query.by_slugs,
      excludedSlugs: query.excluding_slugs,
      uuids: query.by_uuids_ordered ?? query.by_uuids,
      excludedIds: query.excluding_ids,
      component: query.content_type || undefined,
      tags: query.with_tag,
      isStartpage: query.is_startpage,
      level: query.level,
      search: query.search_term?.trim() || undefined,
      windows: {
        published_at: { after: query.published_at_gt, before: query.published_at_lt },
        first_published_at: {
          after: query.first_published_at_gt,
          before: query.first_published_at_lt,
        },
        updated_at: { after: query.updated_at_gt, before: query.updated_at_lt },
      },
      /** There are no workflow stages here, so no story is in one. */
      isInStage: query.in_workflow_stages !== undefined && query.in_workflow_stages.length > 0,
      filter: query.filter_query,
    },
  }));

export type StoryListQuery = z.output<typeof storyListQuerySchema>;
export type StoryConditions = StoryListQuery['where'];

/** Parameters that identify a story. */
export type StoryKey = { by: 'id'; id: number } | { by: 'uuid' | 'slug'; value: string };

/** Parameters of `cdn/stories/{slug}`; `slug` may be an id, or a UUID with `find_by=uuid`. */
export const storyQuerySchema = z
  .object({ ...storyOptionFields, slug: text, find_by: z.string().optional() })
  .transform(({ slug, find_by, ...query }) => ({
    ...storyOptions(query),
    key: storyKeyOf(slug, find_by),
  }));

export type StoryQueryParsed = z.output<typeof storyQuerySchema>;

/** Null for a text that cannot identify a story. */
function storyKeyOf(slug: string, findBy: string | undefined): StoryKey | null {
  const value = trimSlashes(slug);
  if (findBy === 'uuid') return isUuid(value) ? { by: 'uuid', value } : null;
  if (!/^\d+$/.test(value)) return { by: 'slug', value };
  return isId(value) ? { by: 'id', id: Number(value) } : null;
}
