import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { contentPublications, contentRedirects, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';
import { pagePath } from './page-path.ts';
import type { Story } from './story.server.ts';

export type PageAddress = { fullSlug: string; isPage: boolean; isPublic: boolean };

/** PostgreSQL accepts 65,535 parameters; a redirect has four. */
const batch = 5000;

/** The paths of a story or, for a folder, of everything in it. */
export async function addressesBelow(ctx: Ctx, root: Story): Promise<PageAddress[]> {
  const { id, fullSlug, content, deletedAt, isFolder } = contentStories;
  const below = root.isFolder ? sql`starts_with(${fullSlug}, ${`${root.fullSlug}/`})` : undefined;
  return ctx.db
    .select({
      fullSlug,
      isPage: sql<boolean>`${content} ->> 'component' = 'page'`,
      isPublic: sql<boolean>`${contentPublications.storyId} is not null`,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, id))
    .where(and(isNull(deletedAt), eq(isFolder, false), or(eq(id, root.id), below)));
}

/** Redirects the old path of a published page to the new one. */
export async function redirectMoved(
  ctx: Ctx,
  { pages, from, to }: { pages: PageAddress[]; from: string; to: string },
): Promise<void> {
  const moves = pages
    .filter(({ isPage, isPublic }) => isPage && isPublic)
    .map(({ fullSlug }) => ({
      fromPath: pagePath(fullSlug),
      toPath: pagePath(`${to}${fullSlug.slice(from.length)}`),
    }))
    .filter(({ fromPath, toPath }) => fromPath !== toPath);
  for (let start = 0; start < moves.length; start += batch) {
    await addMoves(ctx, moves.slice(start, start + batch));
  }
}

/** No page redirects to itself, and no redirect leads to another. */
async function addMoves(ctx: Ctx, moves: { fromPath: string; toPath: string }[]): Promise<void> {
  const { fromPath, toPath } = contentRedirects;
  const newPaths = moves.map((move) => move.toPath);
  await ctx.db.delete(contentRedirects).where(inArray(fromPath, newPaths));
  const authorName = actorName(ctx.actor);
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .insert(contentRedirects)
    .values(moves.map((move) => ({ ...move, authorName, createdAt })))
    .onConflictDoUpdate({ target: fromPath, set: { toPath: sql`excluded.to_path` } });
  await ctx.db.execute(sql`
    update ${contentRedirects} as older set to_path = newer.to_path
    from ${contentRedirects} as newer
    where older.to_path = newer.from_path and older.id <> newer.id`);
  await ctx.db.delete(contentRedirects).where(eq(fromPath, toPath));
}
