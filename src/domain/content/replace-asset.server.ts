import { sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { takeFile } from '#src/domain/media/index.server.ts';
import type { LibraryAsset } from '#src/domain/media/index.ts';
import { whereAssetUsed } from './asset-uses.server.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { why } from './refusals.ts';

/**
 * Replaces a file on every page that shows it, at once: `withId` is the file uploaded for this, which is no longer an
 * asset of its own afterwards. Old versions keep the old file. Requires media.write.
 * @throws {DomainError} not-found, invalid (another kind of file), conflict (a file that pages show)
 */
export async function replaceAsset(
  ctx: Ctx,
  { id, withId }: { id: number; withId: number },
): Promise<LibraryAsset> {
  await requireUnused(ctx, withId);
  const { asset, version } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const { before, after } = await takeFile(inner, { id, fromId: withId });
    await moveAddress(inner, { from: before.filename, to: after.filename });
    const subject = { kind: 'asset', id: after.id, name: after.fileName };
    await recordAudit(inner, { action: 'media.replace', subject });
    return { asset: after, version: await bumpContentVersion(inner) };
  });
  announceContentVersion(ctx.db, version);
  return asset;
}

/** A file that pages show would disappear from them. */
async function requireUnused(ctx: Ctx, id: number): Promise<void> {
  const [use] = await whereAssetUsed(ctx, { id });
  if (!use) return;
  throw new DomainError('conflict', why('content.asset-in-use', { name: use.name }));
}

/** In drafts and publications, anywhere in a text or a field. */
async function moveAddress(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of [contentStories, contentPublications]) {
    const { content } = table;
    await ctx.db
      .update(table)
      .set({ content: sql`replace(${content}::text, ${from}, ${to})::jsonb` })
      .where(sql`position(${from} in ${content}::text) > 0`);
  }
}
