import { and, asc, eq, inArray } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** Which of these stories are public as the shop's first day had them, by full slug. Requires content.read. */
export async function listFirstEditions(ctx: Ctx, fullSlugs: readonly string[]): Promise<string[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, fullSlug } = contentStories;
  const rows = await ctx.db
    .select({ fullSlug })
    .from(contentPublications)
    .innerJoin(contentStories, eq(id, contentPublications.storyId))
    .where(and(inArray(fullSlug, [...fullSlugs]), eq(contentPublications.revision, 1)))
    .orderBy(asc(id));
  return rows.map((row) => row.fullSlug);
}
