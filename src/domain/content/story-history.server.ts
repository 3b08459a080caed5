import { and, desc, eq, gt } from 'drizzle-orm';
import { contentVersions } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';
import type { Story } from './story.server.ts';
import type { VersionAction } from './story-draft.ts';

type Versioned = Pick<Story, 'id' | 'revision' | 'name' | 'content'>;

/** The editor saves while people type: one person's saves within this time are one version; in ms. */
const oneSittingMs = 2 * 60_000;

/** The author's name; null for the process itself: seeded content has no history yet. */
export function authorOf(actor: Actor): string | null {
  return actor.kind === 'system' ? null : actorName(actor);
}

/** Records the current state of stories. */
export async function trimVersions(
  ctx: Ctx,
  { stories, action, author }: { stories: Versioned[]; action: VersionAction; author: string },
): Promise<void> {
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  const rows = stories.map(({ id, revision, name, content }) => {
    return { storyId: id, revision, name, content, action, authorName: author, createdAt };
  });
  if (rows.length > 0) await ctx.db.insert(contentVersions).values(rows);
}

/** Records what a save replaces and its result. Call it inside the transaction. */
export async function recordSave(
  ctx: Ctx,
  { before, after, action }: { before: Story; after: Story; action: 'save' | 'restore' },
): Promise<void> {
  const author = authorOf(ctx.actor);
  if (author === null) return;
  await recordBefore(ctx, before);
  const types = action === 'save' && ctx.actor.kind === 'staff';
  if (types && (await addToSitting(ctx, { after, author }))) return;
  await trimVersions(ctx, { stories: [after], action, author });
}

/** A text without history is recorded when somebody first replaces it. */
async function recordBefore(ctx: Ctx, before: Story): Promise<void> {
  const { id: storyId, revision, name, content, updatedAt, updatedBy } = before;
  const known = await ctx.db
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(and(eq(contentVersions.storyId, storyId), eq(contentVersions.revision, revision)))
    .limit(1);
  if (known.length > 0) return;
  const action = revision === 1 ? 'create' : 'save';
  const authorName = updatedBy ?? actorName({ kind: 'system', reason: 'first text' });
  await ctx.db
    .insert(contentVersions)
    .values({ storyId, revision, name, content, action, authorName, createdAt: updatedAt });
}

/** Merges a save into the latest version if the same person started that one a moment ago. */
async function addToSitting(
  ctx: Ctx,
  { after, author }: { after: Story; author: string },
): Promise<boolean> {
  const since = new Date(ctx.clock.now().epochMilliseconds - oneSittingMs);
  const [last] = await ctx.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.storyId, after.id), gt(contentVersions.createdAt, since)))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  if (last?.action !== 'save' || last.authorName !== author) return false;
  const { revision, name, content } = after;
  await ctx.db
    .update(contentVersions)
    .set({ revision, name, content })
    .where(eq(contentVersions.id, last.id));
  return true;
}

/** Audits an action on a story; the seeding of a shop is not audited. */
export async function auditStory(
  ctx: Ctx,
  { verb, story, detail }: { verb: string; story: Story; detail?: Record<string, unknown> },
): Promise<void> {
  if (ctx.actor.kind === 'system') return;
  const subject = { kind: 'story', id: story.id, name: story.name };
  await recordAudit(ctx, { action: `content.${verb}`, subject, detail });
}
