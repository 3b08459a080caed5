import { and, eq, isNull, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { requireShown, requireShownBelow } from './hidden-addresses.ts';
import { addressesBelow, redirectMoved } from './moved-pages.server.ts';
import { requireNotListed, requireNotNeeded } from './needed-stories.ts';
import type { Story } from './story.server.ts';
import { auditStory } from './story-history.server.ts';
import { folderSlug, fullSlugOf, requireFreeSlug } from './story-place.server.ts';

type Place = { slug?: string; parentId?: number | null; isStartpage?: boolean };

/**
 * Moves a story or folder and everything below it to another path. Published pages redirect from their old one;
 * `isPublic` says whether there are any. Requires content.publish for them.
 */
export async function placeStory(
  ctx: Ctx,
  { before, ...place }: { before: Story } & Place,
): Promise<{ story: Story; isPublic: boolean }> {
  const { slug = before.slug, parentId = before.parentId } = place;
  const isStartpage = place.isStartpage ?? (before.isStartpage && parentId === before.parentId);
  const wanted = { slug, parentId, isStartpage };
  const stays =
    slug === before.slug && parentId === before.parentId && isStartpage === before.isStartpage;
  if (stays) return { story: before, isPublic: false };
  const folder = await folderSlug(ctx, parentId);
  const fullSlug = fullSlugOf(wanted, folder);
  requireShown({ fullSlug, isFolder: before.isFolder });
  await requireFreeSlug(ctx, { id: before.id, fullSlug });
  const pages = await addressesBelow(ctx, before);
  if (fullSlug !== before.fullSlug) {
    const addresses = pages.map((page) => page.fullSlug);
    requireNotListed(before);
    requireNotNeeded(addresses);
    if (before.isFolder) requireShownBelow(addresses, { from: before.fullSlug, to: fullSlug });
  }
  if (pages.some(({ isPublic }) => isPublic)) requireScope(ctx.actor, 'content.publish');
  const [story = before] = await ctx.db
    .update(contentStories)
    .set({ ...wanted, fullSlug })
    .where(eq(contentStories.id, before.id))
    .returning();
  if (before.isFolder) await renameBelow(ctx, { from: before.fullSlug, to: fullSlug });
  await redirectMoved(ctx, { pages, from: before.fullSlug, to: fullSlug });
  const detail = { from: before.fullSlug, to: fullSlug };
  await auditStory(ctx, { verb: 'move', story, detail });
  return { story, isPublic: pages.some(({ isPublic }) => isPublic) };
}

/** One statement for any number of stories. Stories in the bin get their new path when they are restored. */
async function renameBelow(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  const { fullSlug, deletedAt } = contentStories;
  if (from === to) return;
  await ctx.db
    .update(contentStories)
    .set({ fullSlug: sql`${to} || substr(${fullSlug}, ${from.length + 1}::int)` })
    .where(and(sql`starts_with(${fullSlug}, ${`${from}/`})`, isNull(deletedAt)));
}
