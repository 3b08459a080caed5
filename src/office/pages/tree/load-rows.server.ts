import { countInside, findStories, listTree } from '#src/domain/content/index.server.ts';
import type { StoryFilter } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { foundRows, type TreeRow, treeRows } from './tree-rows.ts';
import { openFolders } from './use-toggle-link.ts';

type Shown = { params: URLSearchParams; filter: StoryFilter };

/** `isFlat`: found rows instead of the tree. `hasMore`: more were found than are listed. */
type Rows = { rows: TreeRow[]; isFlat: boolean; hasMore: boolean };

/** The rows that the URL asks for: the tree with its open folders, or what a search or filter finds. */
export async function loadRows(ctx: Ctx, { params, filter }: Shown): Promise<Rows> {
  const search = params.get('q') ?? '';
  if (search.trim() !== '' || filter !== 'all') {
    const { items, hasMore } = await findStories(ctx, { search, filter });
    return { rows: foundRows(items), isFlat: true, hasMore };
  }
  const open = openFolders(params);
  const items = await listTree(ctx, { open });
  const folders = items.filter(({ isFolder }) => isFolder).map(({ id }) => id);
  const counts = await countInside(ctx, folders);
  return { rows: treeRows(items, { open, counts }), isFlat: false, hasMore: false };
}
