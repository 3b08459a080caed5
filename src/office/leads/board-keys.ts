import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The arrow keys move a card from column to column; up and down do nothing. */
export const boardKeys: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  const card = context.collisionRect;
  if (step === undefined || !card) return;
  event.preventDefault();
  const columns = [...context.droppableRects.values()];
  const rects = columns.toSorted((one, other) => one.left - other.left);
  const middle = card.left + card.width / 2;
  const at = rects.findIndex(({ left, right }) => left <= middle && middle <= right);
  const [here, next] = [rects[at], rects[at + step]];
  if (!here || !next) return;
  return { ...currentCoordinates, x: currentCoordinates.x + next.left - here.left };
};
