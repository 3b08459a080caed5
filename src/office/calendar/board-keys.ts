import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { RefObject } from 'react';

/** Space picks a card up and lets it go; Enter stays with the link, and takes an offered time while dragging. */
export const boardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space],
};

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The arrow keys move a card by one column or one row of the board, as wide and as high as these are there. */
export function boardKeys(board: RefObject<HTMLElement | null>): KeyboardCoordinateGetter {
  return (event, { context, currentCoordinates: { x, y } }) => {
    const step = steps[event.code];
    const table = board.current;
    const card = context.collisionRect;
    if (!step || !table || !card) return;
    event.preventDefault();
    const columns = rectsOf(table, 'thead [data-column]');
    const rows = rectsOf(table, 'tbody [data-row]');
    const middle = card.top + card.height / 2;
    return {
      x: x + shiftOf(columns, { at: card.left + edgeDepth, by: step[0], edge: 'left' }),
      y: y + shiftOf(rows, { at: middle, by: step[1], edge: 'top' }),
    };
  };
}

/** Pixels to the right of a card's left edge: inside the step that the edge is nearest to. */
export const edgeDepth = 10;

function rectsOf(board: HTMLElement, selector: string): DOMRect[] {
  return [...board.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

type Step = { at: number; by: number; edge: 'left' | 'top' };

/** How far the next column or row is; 0 at the end of the board. */
function shiftOf(rects: readonly DOMRect[], { at, by, edge }: Step): number {
  const [from, to] = edge === 'left' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const here = rects.findIndex((rect) => rect[from] <= at && at < rect[to]);
  const [now, next] = [rects[here], rects[here + by]];
  return by === 0 || !now || !next ? 0 : next[from] - now[from];
}
