import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { thingUnder } from '#src/office/kit/prompt-pointer.ts';
import { type DropTarget, dropPlace, dropZone } from './drop-place.ts';
import type { TreeRow } from './tree-rows.ts';

/** What is dragged, and where it would go. */
export type TreeDrag = { dragged: TreeRow; target: DropTarget | null };

/** Handlers of a `DndContext` over rows whose ids are those of the stories. */
export function useTreeDrag(rows: readonly TreeRow[]) {
  const submit = useSubmit();
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const rowOf = (id: string | number | undefined) => rows.find(({ item }) => item.id === id);

  function targetOf(event: DragMoveEvent): DropTarget | null {
    const under = thingUnder(event);
    const row = rowOf(under?.id);
    if (!under || !row || !(event.activatorEvent instanceof PointerEvent)) return null;
    // By the position of the pointer in the row.
    const y = event.activatorEvent.clientY + event.delta.y;
    const target = { row, zone: dropZone(row, (y - under.rect.top) / under.rect.height) };
    return dropPlace(rows, { dragged: Number(event.active.id), target }) && target;
  }

  return {
    drag,
    onDragStart({ active }: DragStartEvent) {
      const dragged = rowOf(active.id);
      if (dragged) setDrag({ dragged, target: null });
    },
    onDragMove(event: DragMoveEvent) {
      const target = targetOf(event);
      setDrag((now) => now && { ...now, target });
    },
    onDragEnd(event: DragEndEvent) {
      setDrag(null);
      const dragged = Number(event.active.id);
      const target = targetOf(event);
      const place = target && dropPlace(rows, { dragged, target });
      if (!place) return;
      void submit(moveFields(dragged, place), { method: 'post', preventScrollReset: true });
    },
    onDragCancel: () => setDrag(null),
  };
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
