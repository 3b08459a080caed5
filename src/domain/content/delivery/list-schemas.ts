import { z } from 'zod';
import { addIssue, flag, isId, oneOf, paging, text } from './query-fields.ts';
import { why } from './refusals.ts';

const version = oneOf(['draft', 'published'], 'published');

const id = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text === '') return undefined;
    return isId(text) ? Number(text) : addIssue(context, why('query.folder'));
  });

/** Parameters of `cdn/links`. */
export const linkListQuerySchema = z
  .object({
    ...paging(1000),
    version,
    starts_with: text.optional(),
    with_parent: id,
    include_dates: flag,
  })
  .transform((query) => ({
    version: query.version,
    perPage: query.per_page,
    page: query.page,
    startsWith: query.starts_with?.replace(/^\[default\]\//, ''),
    /** 0: at the root. */
    parentId: query.with_parent,
    withDates: query.include_dates ?? false,
  }));

export type LinkListQuery = z.output<typeof linkListQuerySchema>;

/** Parameters of `cdn/tags`; `starts_with` refers to the slugs of the stories, not to the tags. */
export const tagListQuerySchema = z
  .object({ version, starts_with: text.optional() })
  .transform((query) => ({ version: query.version, startsWith: query.starts_with }));

export type TagListQuery = z.output<typeof tagListQuerySchema>;

/** Parameters of `cdn/datasources`. */
export const datasourceListQuerySchema = z
  .object({ ...paging(1000), search: text.optional() })
  .transform((query) => ({ perPage: query.per_page, page: query.page, search: query.search }));

export type DatasourceListQuery = z.output<typeof datasourceListQuerySchema>;

/** Parameters of `cdn/datasource_entries`; `datasource` is a slug. */
export const entryListQuerySchema = z
  .object({ ...paging(1000), datasource: text.optional(), dimension: text.optional() })
  .transform((query) => ({
    perPage: query.per_page,
    page: query.page,
    datasource: query.datasource || undefined,
    dimension: query.dimension || undefined,
  }));

export type EntryListQuery = z.output<typeof entryListQuerySchema>;
