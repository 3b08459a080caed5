import { z } from 'zod';
import { flag, ids, list, paging, sortRule, text, uuids } from '../delivery/query-fields.ts';

/** Parses the URL parameters of `GET /v1/spaces/1/stories`. */
export const managedQuerySchema = z
  .object({
    ...paging(100),
    search: text.optional(),
    text_search: text.optional(),
    contain_component: list.optional(),
    by_ids: ids.optional(),
    by_uuids: uuids.optional(),
    by_slugs: list.optional(),
    excluding_slugs: list.optional(),
    excluding_ids: ids.optional(),
    with_slug: text.optional(),
    with_tag: list.optional(),
    with_parent: text.optional(),
    starts_with: text.optional(),
    folder_only: flag,
    story_only: flag,
    root_folders_only: flag,
    in_trash: flag,
    is_published: flag,
    sort_by: sortRule,
  })
  .transform(({ per_page, ...query }) => ({ ...query, perPage: per_page }));

export type ManagedQuery = z.output<typeof managedQuerySchema>;
