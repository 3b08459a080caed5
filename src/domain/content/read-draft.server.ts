import { and, asc, eq, isNull } from 'drizzle-orm';
import { contentPublications, contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { publishedState } from './published-state.server.ts';
import { isRowId } from './row-id.ts';
import type { Story } from './story.server.ts';
import type { StoryDraft } from './story-draft.ts';

/** A story or folder as the editor works on it. Requires content.read. @throws {DomainError} not-found */
export async function readDraft(ctx: Ctx, { id }: { id: number }): Promise<StoryDraft> {
  requireScope(ctx.actor, 'content.read');
  if (!isRowId(id)) throw notFound();
  const [row] = await ctx.db
    .select({
      story: contentStories,
      published: publishedState,
      publishedAt: contentPublications.publishedAt,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(and(eq(contentStories.id, id), isNull(contentStories.deletedAt)));
  if (!row) throw notFound();
  return {
    ...draftOf(row.story),
    updatedAt: row.story.updatedAt.toISOString(),
    published: row.published,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    scheduled: await scheduledFor(ctx, id),
  };
}

/** The columns that the editor works with. */
function draftOf({
  groupId: _,
  path: _path,
  component: _component,
  searchText: _text,
  ...row
}: Story) {
  const { deletedAt: _deleted, createdAt: _created, ...draft } = row;
  return draft;
}

async function scheduledFor(ctx: Ctx, storyId: number): Promise<StoryDraft['scheduled']> {
  const { id, action, dueAt, doneAt } = contentSchedules;
  const rows = await ctx.db
    .select({ id, action, dueAt })
    .from(contentSchedules)
    .where(and(eq(contentSchedules.storyId, storyId), isNull(doneAt)))
    .orderBy(asc(dueAt));
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}
