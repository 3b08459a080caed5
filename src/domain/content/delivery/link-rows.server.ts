import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import { type Version, versionColumns } from './story-rows.server.ts';

/** A story or folder without its content, as menus and sitemaps need it. */
export type LinkWire = {
  id: number;
  uuid: string;
  /** The full slug: "services/lift-kits". */
  slug: string;
  path: string | null;
  real_path: string;
  name: string;
  is_folder: boolean;
  /** 0 at the root. */
  parent_id: number;
  published: boolean;
  is_startpage: boolean;
  position: number;
  alternates: [];
  published_at?: string | null;
  created_at?: string;
  updated_at?: string;
};

/** A folder has one name only, because folders are not published. */
export function selectLinks(db: Db, version: Version) {
  const { name, updatedAt } = versionColumns(version);
  return db
    .select({
      id: contentStories.id,
      uuid: contentStories.uuid,
      name: sql<string>`coalesce(${name}, ${contentStories.name})`,
      slug: contentStories.slug,
      fullSlug: contentStories.fullSlug,
      path: contentStories.path,
      isFolder: contentStories.isFolder,
      isStartpage: contentStories.isStartpage,
      parentId: contentStories.parentId,
      position: contentStories.position,
      createdAt: contentStories.createdAt,
      updatedAt: sql<Date>`coalesce(${updatedAt}, ${contentStories.createdAt})`.mapWith(
        contentStories.updatedAt,
      ),
      publishedAt: contentPublications.publishedAt,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .$dynamic();
}

export type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

export function wireLink(row: LinkRow, { withDates = false } = {}): LinkWire {
  const link: LinkWire = {
    id: row.id,
    uuid: row.uuid,
    slug: row.fullSlug,
    path: row.path,
    real_path: `/${row.path ?? row.fullSlug}`,
    name: row.name,
    is_folder: row.isFolder,
    parent_id: row.parentId ?? 0,
    published: row.publishedAt !== null,
    is_startpage: row.isStartpage,
    position: row.position,
    alternates: [],
  };
  if (!withDates) return link;
  return {
    ...link,
    published_at: row.publishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
