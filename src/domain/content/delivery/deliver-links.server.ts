import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { countRows } from './count-rows.server.ts';
import { type LinkWire, selectLinks, wireLink } from './link-rows.server.ts';
import type { LinkListQuery } from './list-schemas.ts';
import { isUuid } from './query-fields.ts';
import { deliverable, type Version } from './story-rows.server.ts';

export type LinkPage = { links: Record<string, LinkWire>; total: number; perPage: number };

/** One page of links by UUID: the stories of the version, and the folders that contain them. */
export async function deliverLinks(ctx: Ctx, query: LinkListQuery): Promise<LinkPage> {
  const { perPage, page, version, withDates } = query;
  const where = and(isLinked(version), ...conditionsOf(query));
  const rows = await selectLinks(ctx.db, version)
    .where(where)
    .orderBy(sql`${contentStories.position} desc nulls last`, asc(contentStories.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const links = rows.map((row) => [row.uuid, wireLink(row, { withDates })] as const);
  return { links: Object.fromEntries(links), total: await countRows(ctx, where), perPage };
}

/** @throws {DomainError} not-found */
export async function deliverLink(
  ctx: Ctx,
  { id, version }: { id: string; version: Version },
): Promise<LinkWire> {
  const key = isUuid(id) ? eq(contentStories.uuid, id) : eq(contentStories.id, Number(id));
  if (!isUuid(id) && !/^\d{1,9}$/.test(id)) throw notFound();
  const [row] = await selectLinks(ctx.db, version)
    .where(and(isLinked(version), key))
    .limit(1);
  if (!row) throw notFound();
  return wireLink(row);
}

function conditionsOf({ startsWith, parentId }: LinkListQuery): (SQL | undefined)[] {
  const { fullSlug } = contentStories;
  return [
    startsWith ? sql`starts_with(${fullSlug}, ${startsWith})` : undefined,
    parentId === undefined ? undefined : sql`coalesce(${contentStories.parentId}, 0) = ${parentId}`,
  ];
}

/** The public sees no folder without published stories: its name may reveal a plan. */
function isLinked(version: Version): SQL | undefined {
  const isFolder = and(eq(contentStories.isFolder, true), isNull(contentStories.deletedAt));
  if (version === 'draft') return or(isFolder, and(...deliverable('draft')));
  return or(
    and(isFolder, inArray(contentStories.id, shownFolders)),
    and(...deliverable('published')),
  );
}

const shownFolders = sql`(
  with recursive shown(id) as (
    select story.parent_id from ${contentStories} as story
      join ${contentPublications} as publication on publication.story_id = story.id
      where story.deleted_at is null
    union
    select folder.parent_id from ${contentStories} as folder join shown on folder.id = shown.id
  ) select id from shown)`;
