import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { contentPublications, contentSchedules, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { publishedState } from './published-state.server.ts';
import type { TreeItem } from './story-draft.ts';

type Selection = {
  /** A condition on stories, and on publications and the next schedule where they have one. */
  where: (due: NextSchedules) => SQL | undefined;
  limit?: number;
};

type NextSchedules = ReturnType<typeof nextSchedules>;

/** The folders and stories outside of the bin that meet a condition, in the order of the editor. */
export async function selectTreeItems(ctx: Ctx, { where, limit }: Selection): Promise<TreeItem[]> {
  const due = nextSchedules(ctx);
  const query = ctx.db
    .select({ ...treeColumns, published: publishedState, scheduledAt: due.dueAt })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .leftJoin(due, eq(due.storyId, contentStories.id))
    .where(and(isNull(contentStories.deletedAt), where(due)))
    .orderBy(desc(contentStories.position), asc(contentStories.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
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
  component: sql<string>`coalesce(${contentStories.component}, '')`,
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
