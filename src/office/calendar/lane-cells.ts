import { type BoardPiece, stepMinutes } from './boards.ts';

/** A cell of a lane: from which minute, over how many steps, and the cards in it; none in a free step. */
export type LaneCell = { minute: number; steps: number; pieces: BoardPiece[] };

/**
 * The cells of a lane from left to right, which together fill it. Cards that touch the same step share a cell, as two
 * of twenty minutes do.
 */
export function cellsOf(pieces: readonly BoardPiece[], minutes: readonly number[]): LaneCell[] {
  const sorted = pieces.toSorted((one, other) => one.from - other.from);
  const cells: LaneCell[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const minute of minutes) {
    if (minute < end) continue;
    const here: BoardPiece[] = [];
    end = minute + stepMinutes;
    for (const piece of sorted) {
      if (piece.from < end && piece.from >= minute) {
        here.push(piece);
        end = Math.max(end, piece.to);
      }
    }
    cells.push({ minute, steps: (end - minute) / stepMinutes, pieces: here });
  }
  return cells;
}
