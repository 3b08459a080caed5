import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { type DropTarget, dropPlace, dropZone } from './drop-place.ts';
import type { TreeRow } from './tree-rows.ts';

/** What is dragged, and where it would go. */
export type TreeDrag = { dragged: TreeRow; target: DropTarget | null };

/** Handlers of a `DndContext` over rows whose ids are those of the stories. */
export function useTreeDrag(rows: readonly TreeRow[]) {
  const submit = useSubmit();
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const rowOf = (id: string | number | undefined) => rows.find(({ item }) => item.id === id);

  return {
    drag,
    onDragStart({ active }: DragStartEvent) {
      const dragged = rowOf(active.id);
      if (dragged) setDrag({ dragged, target: null });
    },
    onDragMove(event: DragMoveEvent) {
      const target = targetOf(event, rowOf(event.over?.id));
      setDrag((now) => now && { ...now, target: isAllowed(rows, now, target) ? target : null });
    },
    onDragEnd({ active }: DragEndEvent) {
      const target = drag?.target;
      setDrag(null);
      if (!target) return;
      const place = dropPlace(rows, { dragged: Number(active.id), target });
      if (!place) return;
      void submit(moveFields(Number(active.id), place), {
        method: 'post',
        preventScrollReset: true,
      });
    },
    onDragCancel: () => setDrag(null),
  };
}

function isAllowed(rows: readonly TreeRow[], { dragged }: TreeDrag, target: DropTarget | null) {
  return target !== null && dropPlace(rows, { dragged: dragged.item.id, target }) !== null;
}

/** By the position of the pointer in the row. */
function targetOf({ over, activatorEvent, delta }: DragMoveEvent, row: TreeRow | undefined) {
  if (!over || !row || !(activatorEvent instanceof PointerEvent)) return null;
  const share = (activatorEvent.clientY + delta.y - over.rect.top) / over.rect.height;
  return { row, zone: dropZone(row, share) };
}

/** The input of the page's action: null is sent as nothing. */
export function moveFields(
  id: number,
  { parentId, beforeId }: { parentId: number | null; beforeId: number | null },
): Record<string, string> {
  return {
    intent: 'move',
    id: String(id),
    parent: parentId === null ? '' : String(parentId),
    before: beforeId === null ? '' : String(beforeId),
  };
}
