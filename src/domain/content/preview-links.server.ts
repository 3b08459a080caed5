import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { contentPreviewLinks, contentStories } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { lockStory } from './locked-story.server.ts';
import { why } from './refusals.ts';
import { rowId } from './row-id.ts';

export type PreviewLink = { id: number; authorName: string; expiresAt: string; createdAt: string };

/** A month, which is longer than any draft should wait. */
const mostHours = 24 * 31;

const inputSchema = z.strictObject({
  storyId: rowId,
  hours: z.number().positive().max(mostHours, why('content.link-too-long').reason),
});

/**
 * Lets whoever has the token see the draft of a story for some hours. The token cannot be shown again: only its hash
 * is stored. Requires content.write.
 * @throws {DomainError} not-found, invalid
 */
export async function createPreviewLink(
  ctx: Ctx,
  input: { storyId: number; hours: number },
): Promise<PreviewLink & { token: string }> {
  requireScope(ctx.actor, 'content.write');
  const { storyId, hours } = parseInput(inputSchema, input);
  const token = ctx.ids.token();
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const story = await lockStory(inner, storyId);
    const [row] = await tx
      .insert(contentPreviewLinks)
      .values({
        storyId,
        tokenHash: hashOf(token),
        authorName: actorName(ctx.actor),
        expiresAt: new Date(now + hours * 3_600_000),
        createdAt: new Date(now),
      })
      .returning();
    if (!row) throw notFound();
    const subject = { kind: 'story', id: storyId, name: story.name };
    await recordAudit(inner, { action: 'content.share-draft', subject, detail: { hours } });
    return { ...wireLink(row), token };
  });
}

/** The active links of a story, newest first. Requires content.read. */
export async function listPreviewLinks(
  ctx: Ctx,
  { storyId }: { storyId: number },
): Promise<PreviewLink[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, expiresAt, revokedAt } = contentPreviewLinks;
  const isOf = eq(contentPreviewLinks.storyId, storyId);
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const rows = await ctx.db
    .select()
    .from(contentPreviewLinks)
    .where(and(isOf, isNull(revokedAt), gt(expiresAt, now)))
    .orderBy(desc(id));
  return rows.map(wireLink);
}

/** Revokes a link. Requires content.write. @throws {DomainError} not-found */
export async function revokePreviewLink(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.write');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(contentPreviewLinks)
      .set({ revokedAt: new Date(ctx.clock.now().epochMilliseconds) })
      .where(and(eq(contentPreviewLinks.id, id), isNull(contentPreviewLinks.revokedAt)))
      .returning();
    if (!row) throw notFound();
    const [story] = await tx
      .select({ name: contentStories.name })
      .from(contentStories)
      .where(eq(contentStories.id, row.storyId));
    const subject = { kind: 'preview-link', id, name: story?.name ?? '' };
    await recordAudit({ ...ctx, db: tx }, { action: 'content.revoke-share', subject });
  });
}

/**
 * The story that a token shows. Needs no scope: having the token is the permission.
 * @throws {DomainError} not-found, gone if it has expired or was revoked
 */
export async function openPreviewLink(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ storyId: number; fullSlug: string; expiresAt: string }> {
  const [row] = await ctx.db
    .select({ link: contentPreviewLinks, fullSlug: contentStories.fullSlug })
    .from(contentPreviewLinks)
    .innerJoin(contentStories, eq(contentStories.id, contentPreviewLinks.storyId))
    .where(and(eq(contentPreviewLinks.tokenHash, hashOf(token)), isNull(contentStories.deletedAt)));
  if (!row) throw notFound();
  const { storyId, expiresAt, revokedAt } = row.link;
  const isOver = revokedAt !== null || expiresAt.getTime() <= ctx.clock.now().epochMilliseconds;
  if (isOver) throw new DomainError('gone', why('content.preview-over'));
  return { storyId, fullSlug: row.fullSlug, expiresAt: expiresAt.toISOString() };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function wireLink(row: typeof contentPreviewLinks.$inferSelect): PreviewLink {
  const { id, authorName, expiresAt, createdAt } = row;
  return {
    id,
    authorName,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
