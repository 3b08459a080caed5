import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { type RefObject, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import type { BoardPiece, CalendarCard } from './boards.ts';
import { shownZoneField } from './chosen-start.ts';
import { type BoardPlace, placeAt } from './place-at.ts';

/** A drag: from where by how many days and minutes, to a given bay or person or to any. */
export type Shift = { days: number; minutes: number; only: string | null };

/** Where the pointer was when it took a card, and where the card was dropped. */
export type Drop = { from: BoardPlace | null; to: BoardPlace };

type BoardDrag = {
  board: RefObject<HTMLTableElement | null>;
  /** What of a dragged card names the column: the pointer, or where time runs to the right its left edge. */
  tip: 'pointer' | 'edge';
  /** What dropping a card at a place means; null if nothing would change. */
  shiftTo(card: BoardPiece, drop: Drop): Shift | null;
};

/** Handlers of a `DndContext` whose draggables contain their card; dropping one asks the server. */
export function useBoardDrag({ board, tip, shiftTo }: BoardDrag) {
  const submit = useSubmit();
  const timeZone = useShopTimeZone();
  const [dragged, setDragged] = useState<BoardPiece | null>(null);
  const taken = useRef<BoardPlace | null>(null);
  return {
    dragged,
    onDragStart({ active, activatorEvent }: DragStartEvent) {
      setDragged((active.data.current?.card as BoardPiece | undefined) ?? null);
      const at = activatorEvent instanceof PointerEvent ? pointOf(activatorEvent) : nowhere;
      taken.current = board.current && placeAt(board.current, at);
    },
    onDragEnd(event: DragEndEvent) {
      setDragged(null);
      // Only this board's cards are dragged in it.
      const card = event.active.data.current?.card as BoardPiece | undefined;
      const to = board.current && placeAt(board.current, tipOf(event, tip));
      const shift = card && to && shiftTo(card, { from: taken.current, to });
      if (!card?.appointmentId || !shift) return;
      void submit(
        { ...moveFields(card, shift), [shownZoneField]: timeZone },
        { method: 'post', preventScrollReset: true },
      );
    },
    onDragCancel: () => setDragged(null),
  };
}

/** Measured on the screen, because the event's own `delta` includes scrolling. */
function tipOf({ active, activatorEvent }: DragEndEvent, tip: 'pointer' | 'edge') {
  const { initial, translated } = active.rect.current;
  if (!initial || !translated || !(activatorEvent instanceof PointerEvent)) return nowhere;
  const { x, y } = pointOf(activatorEvent);
  return {
    x: tip === 'edge' ? translated.left + edgeDepth : x + translated.left - initial.left,
    y: y + translated.top - initial.top,
  };
}

function pointOf({ clientX, clientY }: PointerEvent) {
  return { x: clientX, y: clientY };
}

const nowhere = { x: -1, y: -1 };

/** Pixels to the right of a card's left edge: inside the step that the edge is nearest to. */
const edgeDepth = 10;

function moveFields(card: CalendarCard, { days, minutes, only }: Shift): Record<string, string> {
  return {
    intent: 'move',
    id: card.appointmentId ?? '',
    from: card.startsAt,
    days: String(days),
    minutes: String(minutes),
    only: only ?? '',
  };
}
