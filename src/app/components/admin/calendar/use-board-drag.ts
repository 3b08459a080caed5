import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { type RefObject, useState } from 'react';
import { useSubmit } from 'react-router';
import type { CalendarCard } from './boards.ts';
import { type BoardPlace, placeAt } from './place-at.ts';

/** How far a card is to go: from where it is by days and minutes, perhaps to a bay or person. */
export type Shift = { days: number; minutes: number; only: string | null };

type BoardDrag<Card extends CalendarCard> = {
  board: RefObject<HTMLTableElement | null>;
  /** What letting a card go at a place means; null where it means nothing. */
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
      if (!card?.appointmentId || !shift || isNothing(shift)) return;
      void submit(moveFields(card, shift), { method: 'post', preventScrollReset: true });
    },
    onDragCancel: () => setDragged(null),
  };
}

/** Across where the pointer is; down where the upper edge of the card lies, half a row in. */
function tipOf({ active, activatorEvent, delta }: DragEndEvent): { x: number; y: number } {
  const { initial } = active.rect.current;
  const pointer = activatorEvent instanceof PointerEvent ? activatorEvent : { clientX: 0 };
  return { x: pointer.clientX + delta.x, y: (initial?.top ?? 0) + delta.y + edgeDepth };
}

/** Pixels below the upper edge of a card: within the row that the edge is nearest to. */
const edgeDepth = 8;

function isNothing({ days, minutes, only }: Shift): boolean {
  return days === 0 && minutes === 0 && only === null;
}

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
