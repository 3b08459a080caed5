import { eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentPublications, contentSpaces, contentStories } from '#src/db/schema/content.ts';
import { fieldIn, localeCodes } from '#src/lib/locales.ts';
import { spaceId } from '../space.ts';

export type Version = 'draft' | 'published';

/** The columns that differ between what the editor sees and what the public sees. */
export function versionColumns(version: Version) {
  return version === 'published'
    ? {
        name: contentPublications.name,
        content: contentPublications.content,
        updatedAt: contentPublications.publishedAt,
      }
    : {
        name: contentStories.name,
        content: contentStories.content,
        updatedAt: contentStories.updatedAt,
      };
}

/**
 * The content version at the moment of the statement: what is sent under a version is never older than it, and no
 * extra query is needed.
 */
export const currentVersion = sql<number>`(select ${contentSpaces.version} from ${contentSpaces} where ${contentSpaces.id} = ${sql.raw(String(spaceId))})`;

/** Rows of stories in one version, to be filtered by the caller. Folders are rows too. */
export function selectStories(
  db: Db,
  { version, excludedFields = [] }: { version: Version; excludedFields?: readonly string[] },
) {
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
      content: without(sql`${content}`, excludedFields),
      createdAt: contentStories.createdAt,
      updatedAt: contentStories.updatedAt,
      publishedAt: contentPublications.publishedAt,
      firstPublishedAt: contentPublications.firstPublishedAt,
      contentVersion: currentVersion.mapWith((value) => Number(value ?? 1)),
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .$dynamic();
}

/** Stories in the bin are excluded; without a publication the public sees nothing. */
export function deliverable(version: Version): SQL[] {
  const isStory = [not(contentStories.isFolder), isNull(contentStories.deletedAt)];
  return version === 'published' ? [...isStory, isNotNull(contentPublications.storyId)] : isStory;
}

/** Excluded fields are removed in SQL, so the database does not send them either. */
function without(content: SQL, fields: readonly string[]): SQL<Record<string, unknown>> {
  if (fields.length === 0) return sql`${content}`;
  const names = fields.flatMap((field) => localeCodes.map((locale) => fieldIn(field, locale)));
  return sql`(${content} - ${sql.param(names)}::text[])`;
}
