import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockTree } from './lock-tree.server.ts';
import { isRowId } from './row-id.ts';
import type { Story } from './story.server.ts';
import { auditStory } from './story-history.server.ts';
import { fullSlugOf, requireFreeSlug } from './story-place.server.ts';

/**
 * Restores a story as a draft, or a folder with everything that was deleted with it. If its folder is gone, it is
 * restored at the root. Requires content.write.
 * @throws {DomainError} not-found, conflict if another story has its path now
 */
export async function restoreFromBin(ctx: Ctx, { id }: { id: number }): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockTree(inner);
    const binned = await lockBinned(inner, id);
    const folder = await livingFolder(inner, binned.parentId);
    const parentId = folder?.id ?? null;
    const isStartpage = binned.isStartpage && folder !== null;
    const fullSlug = fullSlugOf({ slug: binned.slug, isStartpage }, folder?.fullSlug ?? null);
    await requireFreeSlug(inner, { id, fullSlug });
    const [story = binned] = await tx
      .update(contentStories)
      .set({ deletedAt: null, parentId, isStartpage, fullSlug })
      .where(eq(contentStories.id, id))
      .returning();
    if (binned.isFolder) await restoreBelow(inner, { binned, fullSlug });
    await auditStory(inner, { verb: 'restore-from-bin', story });
    return story;
  });
}

/** A story in the bin, locked for this transaction. @throws {DomainError} not-found */
export async function lockBinned(ctx: Ctx, id: number): Promise<Story> {
  if (!isRowId(id)) throw notFound();
  const [story] = await ctx.db
    .select()
    .from(contentStories)
    .where(and(eq(contentStories.id, id), isNotNull(contentStories.deletedAt)))
    .for('update');
  if (!story) throw notFound();
  return story;
}

async function livingFolder(ctx: Ctx, parentId: number | null) {
  if (parentId === null) return null;
  const { id, fullSlug, deletedAt } = contentStories;
  const [folder] = await ctx.db
    .select({ id, fullSlug })
    .from(contentStories)
    .where(and(eq(id, parentId), isNull(deletedAt)));
  return folder ?? null;
}

async function restoreBelow(
  ctx: Ctx,
  { binned, fullSlug: to }: { binned: Story; fullSlug: string },
): Promise<void> {
  const { fullSlug, deletedAt } = contentStories;
  if (binned.deletedAt === null) return;
  await ctx.db
    .update(contentStories)
    .set({
      deletedAt: null,
      fullSlug: sql`${to} || substr(${fullSlug}, ${binned.fullSlug.length + 1}::int)`,
    })
    .where(
      and(eq(deletedAt, binned.deletedAt), sql`starts_with(${fullSlug}, ${`${binned.fullSlug}/`})`),
    );
}
