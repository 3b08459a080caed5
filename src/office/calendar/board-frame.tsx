import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useDragWords } from '#src/office/kit/use-drag-words.ts';
import type { CalendarCard } from './boards.ts';
import type { BoardPlace } from './place-at.ts';
import { type Shift, useBoardDrag } from './use-board-drag.ts';
import { CardWords } from './visit-card.tsx';

type BoardFrameProps<Card extends CalendarCard> = {
  /** Names the board for screen readers. */
  label: string;
  className: string;
  timeZone: string;
  tip?: 'pointer' | 'edge';
  shiftTo(card: Card, place: BoardPlace): Shift | null;
  children: ReactNode;
};

/** A table whose cards can be dragged to another cell. It scrolls by itself if it is too wide. */
export function BoardFrame<Card extends CalendarCard>(props: BoardFrameProps<Card>) {
  const { label, className, timeZone, tip = 'pointer', shiftTo, children } = props;
  const board: RefObject<HTMLTableElement | null> = useRef(null);
  const { dragged, ...handlers } = useBoardDrag<Card>({ board, tip, shiftTo });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  return (
    <DndContext id="calendar" sensors={sensors} accessibility={useDragWords()} {...handlers}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="calendar-scroll" aria-label={label} tabIndex={0}>
        <table ref={board} className={className}>
          <caption className="visually-hidden">{label}</caption>
          {children}
        </table>
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <span className="calendar-card calendar-card--dragged">
            <CardWords card={dragged} timeZone={timeZone} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
