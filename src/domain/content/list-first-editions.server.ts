import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

export type FirstEdition = {
  fullSlug: string;
  /** The shop published it once more as it is: somebody has read it and stands by it. */
  isAdopted: boolean;
};

/** Which of these stories are public in the words of the shop's first day. Requires content.read. */
export async function listFirstEditions(
  ctx: Ctx,
  fullSlugs: readonly string[],
): Promise<FirstEdition[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, fullSlug } = contentStories;
  const { storyId, revision, publishedAt, firstPublishedAt } = contentPublications;
  return ctx.db
    .select({ fullSlug, isAdopted: sql<boolean>`${publishedAt} > ${firstPublishedAt}` })
    .from(contentPublications)
    .innerJoin(contentStories, eq(id, storyId))
    .where(and(inArray(fullSlug, [...fullSlugs]), eq(revision, 1)))
    .orderBy(asc(id));
}
