import type { Place, TreeRow } from './tree-rows.ts';

/** Above a row, below it, or into it. */
export type DropZone = 'before' | 'into' | 'after';

export type DropTarget = { row: TreeRow; zone: DropZone };

/** A folder accepts drops in its middle half; everything else only has an upper and a lower half. */
export function dropZone(row: TreeRow, share: number): DropZone {
  if (!row.item.isFolder) return share < 0.5 ? 'before' : 'after';
  if (share < 0.25) return 'before';
  return share > 0.75 && !row.isOpen ? 'after' : 'into';
}

/**
 * The position of a dropped item; null if it is not allowed. `rows` are the visible ones. In a folder it becomes the
 * last item; below the head of an open folder, the first.
 */
export function dropPlace(
  rows: readonly TreeRow[],
  { dragged, target }: { dragged: number; target: DropTarget },
): Place | null {
  const { row, zone } = target;
  if (row.item.id === dragged || isBelow(rows, { row, ancestor: dragged })) return null;
  if (zone === 'into') return { parentId: row.item.id, beforeId: firstInside(rows, row, dragged) };
  const { parentId } = row.item;
  if (zone === 'before') return { parentId, beforeId: row.item.id };
  return { parentId, beforeId: nextSibling(rows, row, dragged) };
}

function isBelow(
  rows: readonly TreeRow[],
  { row, ancestor }: { row: TreeRow; ancestor: number },
): boolean {
  let parentId = row.item.parentId;
  while (parentId !== null && parentId !== ancestor) {
    parentId = rows.find(({ item }) => item.id === parentId)?.item.parentId ?? null;
  }
  return parentId === ancestor;
}

/** Only an open folder shows its first item; dropping on a closed one appends. */
function firstInside(rows: readonly TreeRow[], folder: TreeRow, dragged: number): number | null {
  if (!folder.isOpen) return null;
  const inside = rows.filter(({ item }) => item.parentId === folder.item.id);
  return inside.find(({ item }) => item.id !== dragged)?.item.id ?? null;
}

function nextSibling(rows: readonly TreeRow[], { item }: TreeRow, dragged: number): number | null {
  const beside = rows.filter((row) => row.item.parentId === item.parentId);
  const later = beside.slice(beside.findIndex((row) => row.item.id === item.id) + 1);
  return later.find((row) => row.item.id !== dragged)?.item.id ?? null;
}
