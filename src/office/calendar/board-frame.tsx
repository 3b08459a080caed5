import {
  DndContext,
  type DndContextProps,
  DragOverlay,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { PromptKeys } from '#src/office/kit/prompt-keys.ts';
import { PromptPointer } from '#src/office/kit/prompt-pointer.ts';
import { useDragWords } from '#src/office/kit/use-drag-words.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { boardCodes, boardKeys } from './board-keys.ts';
import type { BoardPiece } from './boards.ts';
import { CardWords } from './card-words.tsx';
import { FitStatus, FitTip } from './fit-tip.tsx';
import { LitJobs } from './lit-job.tsx';
import { type Drop, type Shift, useBoardDrag } from './use-board-drag.ts';
import calendarStrings from './words.json' with { type: 'json' };
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
  const { dragged, fit, isLeft, ...handlers } = useBoardDrag({ board, tip, shiftTo });
  const sensors = useSensors(
    useSensor(PromptPointer, { activationConstraint: { distance: 6 } }),
    useSensor(PromptKeys, {
      keyboardCodes: boardCodes,
      coordinateGetter: boardKeys(board),
    }),
  );
  return (
    <DndContext id="calendar" sensors={sensors} accessibility={useBoardWords()} {...handlers}>
      <section
        className="calendar-scroll"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        data-keys-taken={dragged !== null || undefined}
      >
        <table ref={board} className={className}>
          <caption className="visually-hidden">{label}</caption>
          <LitJobs>{children}</LitJobs>
        </table>
      </section>
      <DragOverlay dropAnimation={null}>
        {fit && <FitTip fit={fit} isLeft={isLeft} />}
        {dragged && (
          <span
            className={`calendar-card calendar-card--dragged ${dragged.work ? workClasses[dragged.work] : ''}`}
          >
            <CardWords card={dragged} timeZone={timeZone} />
          </span>
        )}
      </DragOverlay>
      <FitStatus fit={fit} />
    </DndContext>
  );
}

/** The boards have no drop targets of the library: `FitStatus` says where a card is, and a toast where it went. */
function useBoardWords(): NonNullable<DndContextProps['accessibility']> {
  const t = useStrings(calendarStrings);
  const { announcements } = useDragWords();
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('fit.how') },
      announcements: {
        onDragStart: announcements?.onDragStart ?? (() => undefined),
        onDragCancel: announcements?.onDragCancel ?? (() => undefined),
        onDragOver: () => undefined,
        onDragEnd: () => undefined,
      },
    }),
    [t, announcements],
  );
}
