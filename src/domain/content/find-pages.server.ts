import { and, asc, eq, inArray, isNull, notLike, type SQL, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { FoundPage, FoundPages } from './found-page.ts';
import { matchesSearch } from './matches-search.server.ts';
import { slugsOfPath } from './page-path.ts';

const mostPages = 60;

/**
 * The first pages, in the order of the editor, whose name or path contains every word, whatever its accents and
 * capitals; templates and pages of errors are none. `hasMore`: there are more than these. Requires content.read.
 */
export async function findPages(ctx: Ctx, { search }: { search: string }): Promise<FoundPages> {
  const pages = await selectPages(ctx, { where: matchesSearch(search), limit: mostPages + 1 });
  return { pages: pages.slice(0, mostPages), hasMore: pages.length > mostPages };
}

/** The page that the site shows at a path; null if there is none. Requires content.read. */
export async function findPageAt(ctx: Ctx, path: string): Promise<FoundPage | null> {
  const where = inArray(contentStories.fullSlug, slugsOfPath(path.replaceAll('\0', '')));
  const [page = null] = await selectPages(ctx, { where, limit: 1 });
  return page;
}

function selectPages(
  ctx: Ctx,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<FoundPage[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, uuid, name, fullSlug, component, isFolder, deletedAt, position } = contentStories;
  const published = sql<boolean>`${contentPublications.storyId} is not null`;
  return ctx.db
    .select({ uuid, name, fullSlug, published })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, id))
    .where(
      and(
        isNull(deletedAt),
        sql`not ${isFolder}`,
        eq(component, 'page'),
        notLike(fullSlug, 'templates/%'),
        notLike(fullSlug, 'errors/%'),
        where,
      ),
    )
    .orderBy(sql`${position} desc nulls last`, asc(id))
    .limit(limit);
}
