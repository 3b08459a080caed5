import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useDragWords } from '#src/office/kit/use-drag-words.ts';
import type { BoardPiece } from './boards.ts';
import { CardWords } from './card-words.tsx';
import { LitJobs } from './lit-job.tsx';
import { type Drop, type Shift, useBoardDrag } from './use-board-drag.ts';
import { workClasses } from './work-classes.ts';

type BoardFrameProps = {
  /** Names the board for screen readers. */
  label: string;
  className: string;
  timeZone: string;
  tip?: 'pointer' | 'edge';
  shiftTo(card: BoardPiece, drop: Drop): Shift | null;
  children: ReactNode;
};

/** A table whose cards can be dragged to another cell. It scrolls by itself if it is too wide. */
export function BoardFrame(props: BoardFrameProps) {
  const { label, className, timeZone, tip = 'pointer', shiftTo, children } = props;
  const board: RefObject<HTMLTableElement | null> = useRef(null);
  const { dragged, ...handlers } = useBoardDrag({ board, tip, shiftTo });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  return (
    <DndContext id="calendar" sensors={sensors} accessibility={useDragWords()} {...handlers}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="calendar-scroll" aria-label={label} tabIndex={0}>
        <table ref={board} className={className}>
          <caption className="visually-hidden">{label}</caption>
          <LitJobs>{children}</LitJobs>
        </table>
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <span
            className={`calendar-card calendar-card--dragged ${dragged.work ? workClasses[dragged.work] : ''}`}
          >
            <CardWords card={dragged} timeZone={timeZone} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
