import { desc, eq } from 'drizzle-orm';
import { contentVersions } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { isRowId } from './row-id.ts';
import type { StoryVersion } from './story-draft.ts';

/** More than anybody scrolls through. */
const mostVersions = 500;

const columns = {
  id: contentVersions.id,
  storyId: contentVersions.storyId,
  revision: contentVersions.revision,
  action: contentVersions.action,
  name: contentVersions.name,
  authorName: contentVersions.authorName,
  createdAt: contentVersions.createdAt,
};

/** The history of a story, newest first. Requires content.read. */
export async function listVersions(
  ctx: Ctx,
  { storyId }: { storyId: number },
): Promise<StoryVersion[]> {
  requireScope(ctx.actor, 'content.read');
  if (!isRowId(storyId)) return [];
  const rows = await ctx.db
    .select(columns)
    .from(contentVersions)
    .where(eq(contentVersions.storyId, storyId))
    .orderBy(desc(contentVersions.revision), desc(contentVersions.id))
    .limit(mostVersions);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** One version with its content. Requires content.read. @throws {DomainError} not-found */
export async function readVersion(
  ctx: Ctx,
  { id }: { id: number },
): Promise<StoryVersion & { content: Record<string, unknown> }> {
  requireScope(ctx.actor, 'content.read');
  if (!isRowId(id)) throw notFound();
  const [row] = await ctx.db
    .select({ ...columns, content: contentVersions.content })
    .from(contentVersions)
    .where(eq(contentVersions.id, id));
  if (!row) throw notFound();
  return { ...row, createdAt: row.createdAt.toISOString() };
}
