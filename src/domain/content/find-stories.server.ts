import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { matchesSearch } from './matches-search.server.ts';
import { selectTreeItems } from './select-tree-items.server.ts';
import type { TreeItem } from './story-draft.ts';
import type { StoryFilter } from './story-filters.ts';

export type FindStoriesInput = { search: string; filter: StoryFilter };

/** How many are listed; whoever has more words finds the others. */
export const mostFound = 100;

/**
 * The first stories and folders, in the order of the editor, that a filter lets through and whose name or path
 * contains every word, whatever its accents and capitals. `hasMore`: there are more than these. Requires content.read.
 */
export async function findStories(
  ctx: Ctx,
  { search, filter }: FindStoriesInput,
): Promise<{ items: TreeItem[]; hasMore: boolean }> {
  requireScope(ctx.actor, 'content.read');
  const items = await selectTreeItems(ctx, {
    where: (due) => and(isKind[filter](due.dueAt), matchesSearch(search)),
    limit: mostFound + 1,
  });
  return { items: items.slice(0, mostFound), hasMore: items.length > mostFound };
}

const { storyId, revision } = contentPublications;

const isKind: Record<StoryFilter, (dueAt: Parameters<typeof isNotNull>[0]) => SQL | undefined> = {
  all: () => undefined,
  draft: () => and(eq(contentStories.isFolder, false), isNull(storyId)),
  changed: () => ne(revision, contentStories.revision),
  scheduled: isNotNull,
};
