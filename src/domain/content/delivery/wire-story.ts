import type { StoryWire } from '../ports.ts';
import type { StoryRow } from '../story-row.ts';
import { markEditable } from './editable.ts';
import { localiseContent } from './localise-content.ts';
import type { StoryOptions } from './story-options.ts';

type Row = StoryRow & { content: Record<string, unknown> };

export type WireOptions = Pick<
  StoryOptions,
  'version' | 'language' | 'languages' | 'excludedStoryFields'
>;

/** Converts a row to the story object of the delivery API, field by field as the clients expect it. */
export function wireStory(row: Row, options: WireOptions): StoryWire {
  const { version, language } = options;
  const publishedAt = row.publishedAt?.toISOString() ?? null;
  const story: StoryWire = {
    name: row.name,
    created_at: row.createdAt.toISOString(),
    published_at: publishedAt,
    // The public does not see when a draft was last changed.
    updated_at: version === 'published' && publishedAt ? publishedAt : row.updatedAt.toISOString(),
    first_published_at: row.firstPublishedAt?.toISOString() ?? null,
    id: row.id,
    uuid: row.uuid,
    // Everything that writes content has validated it: a blok with `_uid` and `component`.
    content: contentOf(row, options) as StoryWire['content'],
    slug: row.slug,
    full_slug: row.fullSlug,
    default_full_slug: null,
    sort_by_date: null,
    position: row.position,
    tag_list: row.tagList,
    is_startpage: row.isStartpage,
    parent_id: row.parentId ?? 0,
    meta_data: null,
    group_id: row.groupId,
    release_id: null,
    lang: language ?? 'default',
    path: row.path,
    alternates: [],
    translated_slugs: null,
  };
  for (const name of options.excludedStoryFields) delete story[name];
  return story;
}

/** The editor's marks are in drafts only; the public does not need them. */
function contentOf(row: Row, { version, languages }: WireOptions): unknown {
  const content = localiseContent(row.content, languages);
  return version === 'draft' ? markEditable(content, row.id) : content;
}
