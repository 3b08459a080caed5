import { and, eq, isNull } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type DomainError, refuseField } from '#src/domain/errors.ts';
import { createStory } from './create-story.server.ts';
import { lockTree } from './lock-tree.server.ts';
import { why } from './refusals.ts';

/**
 * The id of a root folder, created if it does not exist. Requires content.write if it is created.
 * @throws {DomainError} conflict if a page has that path
 */
export async function ensureFolder(ctx: Ctx, { slug }: { slug: string }): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockTree(inner);
    const { id, isFolder, fullSlug, deletedAt } = contentStories;
    const [found] = await tx
      .select({ id, isFolder })
      .from(contentStories)
      .where(and(eq(fullSlug, slug), isNull(deletedAt)));
    if (found?.isFolder) return found.id;
    if (found) throw addressTaken(slug);
    return (await createStory(inner, { name: folderName(slug), slug, isFolder: true })).id;
  });
}

/** Turns "service-items" into "Service items". */
export function folderName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function addressTaken(slug: string): DomainError {
  return refuseField('conflict', 'folder', why('content.folder-address', { path: `/${slug}` }));
}
