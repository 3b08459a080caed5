import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentPublications, contentSchedules, contentStories } from '#src/db/schema/content.ts';
import { publishedState } from '../published-state.server.ts';

/** Rows of stories, folders and what is in the bin, without content, to be filtered by the caller. */
export function selectManaged(db: Db) {
  return db
    .select(managedColumns)
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .$dynamic();
}

export const managedColumns = {
  id: contentStories.id,
  uuid: contentStories.uuid,
  groupId: contentStories.groupId,
  parentId: contentStories.parentId,
  name: contentStories.name,
  slug: contentStories.slug,
  fullSlug: contentStories.fullSlug,
  path: contentStories.path,
  isFolder: contentStories.isFolder,
  isStartpage: contentStories.isStartpage,
  position: contentStories.position,
  tagList: contentStories.tagList,
  component: sql<string>`${contentStories.content} ->> 'component'`,
  updatedBy: contentStories.updatedBy,
  deletedAt: contentStories.deletedAt,
  createdAt: contentStories.createdAt,
  updatedAt: contentStories.updatedAt,
  published: publishedState,
  publishedAt: contentPublications.publishedAt,
  firstPublishedAt: contentPublications.firstPublishedAt,
  publishAt: nextDue('publish'),
  expireAt: nextDue('unpublish'),
};

function nextDue(action: 'publish' | 'unpublish'): SQL<string | null> {
  const { storyId, dueAt, doneAt } = contentSchedules;
  const isNext = and(
    eq(storyId, contentStories.id),
    eq(contentSchedules.action, action),
    isNull(doneAt),
  );
  return sql`(select ${dueAt} from ${contentSchedules} where ${isNext} order by ${asc(dueAt)} limit 1)`;
}
