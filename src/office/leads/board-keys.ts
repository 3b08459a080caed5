import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The arrow keys move a card from column to column; up and down do nothing. */
export const boardKeys: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return;
  event.preventDefault();
  const { droppableRects, collisionRect } = context;
  if (!collisionRect) return;
  const middle = collisionRect.left + collisionRect.width / 2;
  const rects = [...droppableRects.values()].toSorted((one, other) => one.left - other.left);
  const at = rects.findIndex(({ left, right }) => left <= middle && middle <= right);
  const [here, next] = [rects[at], rects[at + step]];
  if (!here || !next) return;
  return { ...currentCoordinates, x: currentCoordinates.x + next.left - here.left };
};
