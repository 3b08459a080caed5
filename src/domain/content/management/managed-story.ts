import type { PublishedState } from '../story-draft.ts';
import type { StoryRow } from '../story-row.ts';

/** A story or folder as the management API sends it; lists leave `content` out. */
export type ManagedStory = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  full_slug: string;
  /** 0: at the root. */
  parent_id: number;
  content?: Record<string, unknown>;
  published: boolean;
  unpublished_changes: boolean;
  [field: string]: unknown;
};

export type ManagedRow = StoryRow & {
  isFolder: boolean;
  component: string;
  content?: Record<string, unknown>;
  updatedBy: string | null;
  deletedAt: Date | null;
  published: PublishedState;
  publishAt: Date | string | null;
  expireAt: Date | string | null;
};

/** Fields of the hosted service that this one does not support; clients read them anyway. */
const without = {
  alternates: [],
  breadcrumbs: [],
  can_not_view: false,
  default_root: null,
  disable_fe_editor: false,
  disble_fe_editor: false,
  imported_at: null,
  last_author_id: null,
  localized_paths: [],
  meta_data: null,
  parent: null,
  pinned: false,
  sort_by_date: null,
  space_role_ids: [],
  translated_slugs: [],
  translated_stories: [],
  user_ids: [],
};

/** Converts a row to the story object of the management API. */
export function managedStory(row: ManagedRow): ManagedStory {
  const scheduled = [moment(row.publishAt), moment(row.expireAt)].filter((at) => at !== null);
  return {
    ...without,
    id: row.id,
    uuid: row.uuid,
    group_id: row.groupId,
    parent_id: row.parentId ?? 0,
    name: row.name,
    slug: row.slug,
    full_slug: row.fullSlug,
    path: row.path,
    is_folder: row.isFolder,
    is_startpage: row.isStartpage,
    position: row.position,
    tag_list: row.tagList,
    content_type: row.component,
    ...(row.content && { content: row.content }),
    published: row.published !== 'no',
    unpublished_changes: row.published === 'changed',
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    published_at: moment(row.publishedAt),
    first_published_at: moment(row.firstPublishedAt),
    deleted_at: moment(row.deletedAt),
    publish_at: moment(row.publishAt),
    expire_at: moment(row.expireAt),
    is_scheduled: scheduled.length > 0,
    scheduled_dates: scheduled.length > 0 ? scheduled.join(', ') : null,
    last_author: row.updatedBy && { userid: row.updatedBy, friendly_name: row.updatedBy },
  };
}

function moment(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
