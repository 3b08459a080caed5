import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { contentPublications, contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { publishedState } from './published-state.server.ts';
import type { TreeItem } from './story-draft.ts';

/** All folders and stories in the order of the editor, as a flat list. Requires content.read. */
export async function listTree(ctx: Ctx): Promise<TreeItem[]> {
  requireScope(ctx.actor, 'content.read');
  const due = nextSchedules(ctx);
  const rows = await ctx.db
    .select({
      ...treeColumns,
      component: sql<string>`${contentStories.content} ->> 'component'`,
      published: publishedState,
      scheduledAt: due.dueAt,
    })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .leftJoin(due, eq(due.storyId, contentStories.id))
    .where(isNull(contentStories.deletedAt))
    .orderBy(desc(contentStories.position), asc(contentStories.id));
  return rows.map(({ updatedAt, scheduledAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    scheduledAt: scheduledAt?.toISOString() ?? null,
  }));
}

const treeColumns = {
  uuid: contentStories.uuid,
  id: contentStories.id,
  parentId: contentStories.parentId,
  name: contentStories.name,
  slug: contentStories.slug,
  fullSlug: contentStories.fullSlug,
  isFolder: contentStories.isFolder,
  isStartpage: contentStories.isStartpage,
  position: contentStories.position,
  updatedAt: contentStories.updatedAt,
  updatedBy: contentStories.updatedBy,
};

function nextSchedules(ctx: Ctx) {
  const { storyId, dueAt, doneAt } = contentSchedules;
  return ctx.db
    .selectDistinctOn([storyId], { storyId, dueAt })
    .from(contentSchedules)
    .where(isNull(doneAt))
    .orderBy(storyId, asc(dueAt))
    .as('next_schedules');
}
