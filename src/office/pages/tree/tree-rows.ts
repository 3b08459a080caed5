import type { TreeItem } from '#src/domain/content/index.ts';

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

type TreeView = { open: ReadonlySet<number>; counts: ReadonlyMap<number, number> };
type Children = ReadonlyMap<number | null, readonly TreeItem[]>;

/**
 * The visible rows of the tree: the contents of the root and of open folders. `items` are in the order of the editor,
 * `counts` the numbers of items in folders.
 */
export function treeRows(items: readonly TreeItem[], { open, counts }: TreeView): TreeRow[] {
  return rowsIn(null, { children: childrenOf(items), open, counts, depth: 0 });
}

/** Found items as rows: closed, and with nowhere to move, because those around them are not listed. */
export function foundRows(items: readonly TreeItem[]): TreeRow[] {
  return items.map((item) => ({ item, depth: 0, count: 0, isOpen: false, up: null, down: null }));
}

type View = TreeView & { children: Children; depth: number };

function rowsIn(folder: number | null, view: View): TreeRow[] {
  return (view.children.get(folder) ?? []).flatMap((item) => {
    const row = toTreeRow(item, view);
    if (!row.isOpen) return [row];
    return [row, ...rowsIn(item.id, { ...view, depth: view.depth + 1 })];
  });
}

function toTreeRow(item: TreeItem, { children, open, counts, depth }: View): TreeRow {
  const siblings = children.get(item.parentId) ?? [];
  const index = siblings.indexOf(item);
  const before = siblings[index - 1];
  const next = siblings[index + 1];
  return {
    item,
    depth,
    count: counts.get(item.id) ?? 0,
    isOpen: item.isFolder && open.has(item.id),
    up: before ? { parentId: item.parentId, beforeId: before.id } : null,
    down: next ? { parentId: item.parentId, beforeId: siblings[index + 2]?.id ?? null } : null,
  };
}

/** Folder → its contents, in the order of the editor. */
function childrenOf<Item extends Placed>(items: readonly Item[]): Map<number | null, Item[]> {
  const children = new Map<number | null, Item[]>();
  for (const item of items) {
    const siblings = children.get(item.parentId);
    if (siblings) siblings.push(item);
    else children.set(item.parentId, [item]);
  }
  return children;
}

type Placed = { id: number; parentId: number | null };

/** Folders as targets, with their depth; without `except` and its contents. */
export function folderRows<Folder extends Placed>(
  folders: readonly Folder[],
  except?: number,
): { item: Folder; depth: number }[] {
  const children = childrenOf(folders.filter(({ id }) => id !== except));
  const rowsBelow = (folder: number | null, depth: number): { item: Folder; depth: number }[] =>
    (children.get(folder) ?? []).flatMap((item) => [
      { item, depth },
      ...rowsBelow(item.id, depth + 1),
    ]);
  return rowsBelow(null, 0);
}
