import type { TreeItem } from '#src/domain/content/index.ts';
import { plainWords } from './plain-words.ts';

/** A row of the tree as it is shown. */
export type TreeRow = {
  item: TreeItem;
  /** 0 at the root. */
  depth: number;
  /** The number of items in the folder itself. */
  count: number;
  isOpen: boolean;
  /** The target of moving up or down by one; null: already at that end. */
  up: Place | null;
  down: Place | null;
};

/** The folder, and the item that follows; null: the root, and the end. */
export type Place = { parentId: number | null; beforeId: number | null };

/** Which stories: unpublished ones, those with changes, or scheduled ones. */
export const storyFilters = ['all', 'draft', 'changed', 'scheduled'] as const;
export type StoryFilter = (typeof storyFilters)[number];

type TreeView = { open: ReadonlySet<number>; search: string; filter?: StoryFilter };
type Children = ReadonlyMap<number | null, readonly TreeItem[]>;

/**
 * The visible rows of the tree: the contents of open folders or, while searching, everything that matches, with its
 * path. `items` are in the order of the editor.
 */
export function treeRows(
  items: readonly TreeItem[],
  { open, search, filter = 'all' }: TreeView,
): TreeRow[] {
  const children = childrenOf(items);
  if (search.trim() === '' && filter === 'all') return rowsIn(null, { children, open, depth: 0 });
  return items
    .filter((item) => isKind[filter](item) && isFound(item, search))
    .map((item) => toTreeRow(item, { children, open: new Set(), depth: 0 }));
}

const isKind: Record<StoryFilter, (item: TreeItem) => boolean> = {
  all: () => true,
  draft: ({ isFolder, published }) => !isFolder && published === 'no',
  changed: ({ published }) => published === 'changed',
  scheduled: ({ scheduledAt }) => scheduledAt !== null,
};

/** The number of stories, without folders, for each filter. */
export function countStories(items: readonly TreeItem[]): Record<StoryFilter, number> {
  const stories = items.filter(({ isFolder }) => !isFolder);
  const count = (filter: StoryFilter) => stories.filter(isKind[filter]).length;
  return {
    all: stories.length,
    draft: count('draft'),
    changed: count('changed'),
    scheduled: count('scheduled'),
  };
}

type View = { children: Children; open: ReadonlySet<number>; depth: number };

function rowsIn(folder: number | null, view: View): TreeRow[] {
  return (view.children.get(folder) ?? []).flatMap((item) => {
    const row = toTreeRow(item, view);
    if (!row.isOpen) return [row];
    return [row, ...rowsIn(item.id, { ...view, depth: view.depth + 1 })];
  });
}

function toTreeRow(item: TreeItem, { children, open, depth }: View): TreeRow {
  const siblings = children.get(item.parentId) ?? [];
  const index = siblings.indexOf(item);
  const before = siblings[index - 1];
  const next = siblings[index + 1];
  return {
    item,
    depth,
    count: children.get(item.id)?.length ?? 0,
    isOpen: item.isFolder && open.has(item.id),
    up: before ? { parentId: item.parentId, beforeId: before.id } : null,
    down: next ? { parentId: item.parentId, beforeId: siblings[index + 2]?.id ?? null } : null,
  };
}

/** Folder → its contents, in the order of the editor. */
function childrenOf(items: readonly TreeItem[]): Children {
  const children = new Map<number | null, TreeItem[]>();
  for (const item of items) {
    const siblings = children.get(item.parentId);
    if (siblings) siblings.push(item);
    else children.set(item.parentId, [item]);
  }
  return children;
}

function isFound({ name, fullSlug }: TreeItem, search: string): boolean {
  const text = plainWords(`${name} /${fullSlug}`);
  return plainWords(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Folders as targets, with their depth; without `except` and its contents. */
export function folderRows(
  items: readonly TreeItem[],
  except?: number,
): { item: TreeItem; depth: number }[] {
  const children = childrenOf(items.filter(({ isFolder, id }) => isFolder && id !== except));
  const open = new Set(items.map(({ id }) => id));
  return rowsIn(null, { children, open, depth: 0 });
}
