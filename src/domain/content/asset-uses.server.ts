import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readAsset } from '#src/domain/media/index.server.ts';

export type AssetUse = {
  id: number;
  name: string;
  fullSlug: string;
  /** The published version shows it; otherwise only the draft does. */
  isPublic: boolean;
};

/** Stories that use a file of the library, by name. Requires media.read. @throws not-found */
export async function whereAssetUsed(ctx: Ctx, { id }: { id: number }): Promise<AssetUse[]> {
  const { hash } = await readAsset(ctx, { id });
  const isPublic = holds(contentPublications.content, hash);
  return ctx.db
    .select({
      id: contentStories.id,
      name: contentStories.name,
      fullSlug: contentStories.fullSlug,
      isPublic: sql<boolean>`coalesce(${isPublic}, false)`,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(and(isNull(contentStories.deletedAt), or(holds(contentStories.content, hash), isPublic)))
    .orderBy(contentStories.name, contentStories.id);
}

/** In an asset field, in rich text or in Markdown, every URL of a file contains its hash. */
function holds(
  content: typeof contentStories.content | typeof contentPublications.content,
  hash: string,
): SQL {
  return sql`position(${hash} in ${content}::text) > 0`;
}
