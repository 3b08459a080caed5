import { and, eq, isNull } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { why } from './refusals.ts';

/** The full slug of a folder; null for the root. @throws {DomainError} invalid if it does not exist */
export async function folderSlug(ctx: Ctx, parentId: number | null): Promise<string | null> {
  if (parentId === null) return null;
  const { id, isFolder, deletedAt, fullSlug } = contentStories;
  const [folder] = await ctx.db
    .select({ fullSlug })
    .from(contentStories)
    .where(and(eq(id, parentId), eq(isFolder, true), isNull(deletedAt)));
  if (folder) return folder.fullSlug;
  throw new DomainError('invalid', why('content.no-folder'), [
    { path: 'parentId', ...why('content.no-folder') },
  ]);
}

export function fullSlugOf(
  story: { slug: string; isStartpage: boolean },
  folder: string | null,
): string {
  if (folder === null) return story.slug;
  return story.isStartpage ? `${folder}/` : `${folder}/${story.slug}`;
}

/** The wording of the management API's 422. */
export function slugTaken(): DomainError {
  return refuseField('conflict', 'slug', why('content.slug-taken'));
}

/** Refuses a path that another story has; the unique index covers the race. */
export async function requireFreeSlug(
  ctx: Ctx,
  { id, fullSlug }: { id: number; fullSlug: string },
): Promise<void> {
  const holders = await ctx.db
    .select({ id: contentStories.id })
    .from(contentStories)
    .where(and(eq(contentStories.fullSlug, fullSlug), isNull(contentStories.deletedAt)));
  if (holders.some((holder) => holder.id !== id)) throw slugTaken();
}
