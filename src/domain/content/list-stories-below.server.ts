import { and, asc, desc, isNull, like, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** A story as something to choose. */
export type NamedStory = { id: number; name: string; slug: string; fullSlug: string };

/** The stories below a folder, in the order of the editor. Requires content.read. */
export async function listStoriesBelow(
  ctx: Ctx,
  { folder }: { folder: string },
): Promise<NamedStory[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, name, slug, fullSlug, isFolder, deletedAt, position } = contentStories;
  return ctx.db
    .select({ id, name, slug, fullSlug })
    .from(contentStories)
    .where(and(like(fullSlug, `${folder}/%`), sql`not ${isFolder}`, isNull(deletedAt)))
    .orderBy(desc(position), asc(id));
}
