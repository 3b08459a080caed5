import { z } from 'zod';
import { parseSortRule } from './sort-rule.ts';
import { languageCodes } from './space.ts';

/** Content page size of the specification, section 9, and the service's largest. */
const pageSize = { usual: 25, largest: 100 };

/** PostgreSQL cannot hold a zero byte; no stored text has one. */
const text = z.string().transform((value) => value.replaceAll('\0', ''));

/** A URL parameter is never refused for its form: what cannot be meant counts as not given. */
const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform((digits) => Math.min(most, Math.max(least, Number(digits))))
    .catch(usual);

const flags = { '1': true, true: true, '0': false, false: false } as const;
const flag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => flags[value])
  .optional()
  .catch(undefined);

const list = text.transform((value) => value.split(',').filter((item) => item !== ''));

const common = {
  version: z.enum(['draft', 'published']).catch('published'),
  language: z.enum(languageCodes).nullable().catch(null),
};

/** Parameters of `cdn/stories` as they stand in the URL → what the list is asked. */
export const storyListQuerySchema = z
  .object({
    ...common,
    starts_with: text.optional(),
    is_startpage: flag,
    by_slugs: list.optional(),
    sort_by: text.transform(parseSortRule).nullable().default(null),
    per_page: whole(1, pageSize.largest, pageSize.usual),
    page: whole(1, 1_000_000, 1),
  })
  .transform((query) => ({
    version: query.version,
    language: query.language,
    /** `[default]/x` is the same folder without its language. */
    startsWith: query.starts_with?.replace(/^\[default\]\//, ''),
    isStartpage: query.is_startpage,
    bySlugs: query.by_slugs,
    sort: query.sort_by,
    perPage: query.per_page,
    page: query.page,
  }));

export type StoryListQuery = z.output<typeof storyListQuerySchema>;

/** What tells one story from the others. */
export type StoryKey = { by: 'id'; id: number } | { by: 'uuid' | 'slug'; value: string };

const largestId = 2_147_483_647;
const uuid = z.uuid();

/** Parameters of `cdn/stories/{slug}`; `slug` may be an id, or a UUID with `find_by=uuid`. */
export const storyQuerySchema = z
  .object({ ...common, slug: text, find_by: z.string().optional() })
  .transform(({ slug, find_by, version, language }) => ({
    version,
    language,
    key: storyKeyOf(slug, find_by),
  }));

export type StoryQueryParsed = z.output<typeof storyQuerySchema>;

/** null for what can be the key of no story. */
function storyKeyOf(slug: string, findBy: string | undefined): StoryKey | null {
  const value = slug.replace(/^\/+|\/+$/g, '');
  if (findBy === 'uuid') return uuid.safeParse(value).success ? { by: 'uuid', value } : null;
  if (!/^\d+$/.test(value)) return { by: 'slug', value };
  const id = Number(value);
  return id <= largestId ? { by: 'id', id } : null;
}
