import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';

export type Version = 'draft' | 'published';

/** The columns that differ between what the editor sees and what the public sees. */
export function versionColumns(version: Version) {
  return version === 'published'
    ? { name: contentPublications.name, content: contentPublications.content }
    : { name: contentStories.name, content: contentStories.content };
}

/** Rows of stories in one version, to be narrowed by the caller. Folders are rows too. */
export function selectStories(db: Db, version: Version) {
  const { name, content } = versionColumns(version);
  return db
    .select({
      id: contentStories.id,
      uuid: contentStories.uuid,
      groupId: contentStories.groupId,
      parentId: contentStories.parentId,
      name: sql<string>`${name}`,
      slug: contentStories.slug,
      fullSlug: contentStories.fullSlug,
      path: contentStories.path,
      isStartpage: contentStories.isStartpage,
      position: contentStories.position,
      tagList: contentStories.tagList,
      content: sql<Record<string, unknown>>`${content}`,
      createdAt: contentStories.createdAt,
      updatedAt: contentStories.updatedAt,
      publishedAt: contentPublications.publishedAt,
      firstPublishedAt: contentPublications.firstPublishedAt,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .$dynamic();
}

/** Folders hold stories and are none; without a publication there is nothing for the public. */
export function deliverable(version: Version): SQL[] {
  const isStory = eq(contentStories.isFolder, false);
  return version === 'published' ? [isStory, isNotNull(contentPublications.storyId)] : [isStory];
}
