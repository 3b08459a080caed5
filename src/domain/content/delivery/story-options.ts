import type { z } from 'zod';
import { languageCodes } from '../space.ts';
import { names, oneOf, text } from './query-fields.ts';
import { parseRelations } from './relation-fields.ts';

/** Fields of a story that a caller can leave out. */
const droppable = [
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
] as const;

const depth = oneOf(['1', '2'], '1').transform(Number);

/** Parameters that a single story and a list have in common. */
export const storyOptionFields = {
  version: oneOf(['draft', 'published'], 'published'),
  language: oneOf(languageCodes, null),
  fallback_lang: oneOf(languageCodes, null),
  excluding_fields: names,
  excluding_story_fields: names,
  resolve_relations: text.transform(parseRelations).default([]),
  resolve_level: depth,
  resolve_links: oneOf(['story', 'url', 'link', '1'], null),
  resolve_links_level: depth,
  resolve_assets: oneOf(['1'], undefined),
};

type Parsed = z.output<z.ZodObject<typeof storyOptionFields>>;

/** How stories are to be sent. */
export function storyOptions(query: Parsed) {
  const { excluding_story_fields: dropped, resolve_links: links } = query;
  return {
    version: query.version,
    language: query.language,
    /** Languages in order of preference; after them, the default one. */
    languages: [query.language, query.fallback_lang].filter((code) => code !== null),
    excludedFields: query.excluding_fields.filter((name) => !kept.includes(name)),
    excludedStoryFields: droppable.filter((name) => dropped.includes(name)),
    resolve: {
      relations: query.resolve_relations,
      relationDepth: query.resolve_level,
      links: links === '1' ? ('story' as const) : links,
      linkDepth: query.resolve_links_level,
      assets: query.resolve_assets !== undefined,
    },
  };
}

/** Without them the content is no longer a valid blok, and clients fail. */
const kept = ['_uid', 'component'];

export type StoryOptions = ReturnType<typeof storyOptions>;
