import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { type RefObject, useState } from 'react';
import { useSubmit } from 'react-router';
import type { CalendarCard } from './boards.ts';
import { type BoardPlace, placeAt } from './place-at.ts';

/** How far a card is to go: from where it is by days and minutes, to one bay or person or to any. */
export type Shift = { days: number; minutes: number; only: string | null };

type BoardDrag<Card extends CalendarCard> = {
  board: RefObject<HTMLTableElement | null>;
  /** What letting a card go at a place means; null where nothing would change. */
  shiftTo(card: Card, place: BoardPlace): Shift | null;
};

/** Handlers of a `DndContext` whose draggables carry their card; letting go asks the server. */
export function useBoardDrag<Card extends CalendarCard>({ board, shiftTo }: BoardDrag<Card>) {
  const submit = useSubmit();
  const [dragged, setDragged] = useState<CalendarCard | null>(null);
  return {
    dragged,
    onDragStart({ active }: DragStartEvent) {
      setDragged((active.data.current?.card as CalendarCard | undefined) ?? null);
    },
    onDragEnd(event: DragEndEvent) {
      setDragged(null);
      // Only cards of this board are dragged in it.
      const card = event.active.data.current?.card as Card | undefined;
      const place = board.current && placeAt(board.current, tipOf(event));
      const shift = card && place && shiftTo(card, place);
      if (!card?.appointmentId || !shift) return;
      void submit(moveFields(card, shift), { method: 'post', preventScrollReset: true });
    },
    onDragCancel: () => setDragged(null),
  };
}

/**
 * Across where the pointer is; down where the upper edge of the card lies. On the screen as it is now:
 * the page may have scrolled meanwhile, which the event's own `delta` counts in.
 */
function tipOf({ active, activatorEvent }: DragEndEvent): { x: number; y: number } {
  const { initial, translated } = active.rect.current;
  if (!initial || !translated || !(activatorEvent instanceof PointerEvent)) return nowhere;
  return {
    x: activatorEvent.clientX + translated.left - initial.left,
    y: translated.top + edgeDepth,
  };
}

const nowhere = { x: -1, y: -1 };

/** Pixels below the upper edge of a card: within the row that the edge is nearest to. */
const edgeDepth = 8;

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
