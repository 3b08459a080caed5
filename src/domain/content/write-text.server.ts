import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import type { Story } from './story.server.ts';
import { auditStory, authorOf, recordSave } from './story-history.server.ts';
import { tidyContent } from './tidy-content.server.ts';

type Text = Partial<Pick<Story, 'name' | 'position' | 'tagList' | 'path' | 'content'>>;

/** Refuses a save that is not based on the latest one. */
export function requireRevision(before: Story, revision: number | undefined): void {
  if (revision === undefined || revision === before.revision) return;
  const { updatedBy: who } = before;
  const saved = who ? why('content.saved-by', { who }) : why('content.saved-meanwhile');
  throw new DomainError('conflict', saved, [{ path: 'revision', text: String(before.revision) }]);
}

/** Writes what has changed. A new text is a new revision with an entry in the history. */
export async function writeText(
  ctx: Ctx,
  { before, fields, action }: { before: Story; fields: Text; action: 'save' | 'restore' },
): Promise<Story> {
  const content = fields.content && tidyContent(fields.content, ctx.ids.uuid);
  const wanted = { ...before, ...given({ ...fields, content }) };
  if (isDeepStrictEqual(wanted, before)) return before;
  const isNewText = !isDeepStrictEqual({ ...wanted, position: before.position }, before);
  const [after = before] = await ctx.db
    .update(contentStories)
    .set({ ...given({ ...fields, content }), ...(isNewText ? nextRevision(ctx, before) : {}) })
    .where(eq(contentStories.id, before.id))
    .returning();
  if (!isNewText) return after;
  await recordSave(ctx, { before, after, action });
  await auditStory(ctx, { verb: action, story: after, detail: { revision: after.revision } });
  return after;
}

function nextRevision(ctx: Ctx, { revision, updatedBy }: Story) {
  return {
    revision: revision + 1,
    updatedAt: new Date(ctx.clock.now().epochMilliseconds),
    updatedBy: authorOf(ctx.actor) ?? updatedBy,
  };
}

function given<Fields extends object>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // A subset of the same fields.
  return Object.fromEntries(entries) as Partial<Fields>;
}
