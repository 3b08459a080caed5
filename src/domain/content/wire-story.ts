import { localiseContent } from './localise-content.ts';
import type { StoryWire } from './ports.ts';
import type { LanguageCode } from './space.ts';

type Row = {
  id: number;
  uuid: string;
  groupId: string;
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  path: string | null;
  isStartpage: boolean;
  position: number;
  tagList: string[];
  content: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  firstPublishedAt: Date | null;
};

export type WireOptions = { version: 'draft' | 'published'; language: LanguageCode | null };

/** A row → the story object of the delivery API, field by field as the clients know it. */
export function wireStory(row: Row, { version, language }: WireOptions): StoryWire {
  const publishedAt = row.publishedAt?.toISOString() ?? null;
  return {
    name: row.name,
    created_at: row.createdAt.toISOString(),
    published_at: publishedAt,
    // When a draft was last touched is nobody's business outside.
    updated_at: version === 'published' && publishedAt ? publishedAt : row.updatedAt.toISOString(),
    first_published_at: row.firstPublishedAt?.toISOString() ?? null,
    id: row.id,
    uuid: row.uuid,
    // Every verb that writes content has parsed it: a blok with `_uid` and `component`.
    content: localiseContent(row.content, language) as StoryWire['content'],
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
}
