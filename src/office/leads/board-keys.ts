import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { moveByKey } from '#src/office/kit/move-by-key.ts';

/** The arrow keys move a card from column to column; up and down do nothing. */
export const boardKeys: KeyboardCoordinateGetter = (event, pressed) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return;
  event.preventDefault();
  const columns = [...pressed.context.droppableRects.values()];
  const rects = columns.toSorted((one, other) => one.left - other.left);
  const [first] = rects;
  if (!first) return;
  return moveByKey(pressed, {
    board: { x: first.left, y: first.top },
    stepFrom(card) {
      const middle = card.left + card.width / 2;
      const at = rects.findIndex(({ left, right }) => left <= middle && middle <= right);
      const [here, next] = [rects[at], rects[at + step]];
      return here && next ? { x: next.left - here.left, y: 0 } : null;
    },
  });
};
