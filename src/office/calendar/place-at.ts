/** Column and row of a board, by the names in their data attributes. */
export type BoardPlace = { column: string; row: string };

type Point = { x: number; y: number };

/**
 * The cell of a board at a point, whatever is on top of it; null outside. Column heads have `data-column`, rows
 * `data-row`.
 */
export function placeAt(board: HTMLElement, { x, y }: Point): BoardPlace | null {
  const heads = [...board.querySelectorAll<HTMLElement>('thead [data-column]')];
  const rows = [...board.querySelectorAll<HTMLElement>('tbody [data-row]')];
  const column = heads.find((head) => isBetween(x, head.getBoundingClientRect(), 'x'));
  const row = rows.find((one) => isBetween(y, one.getBoundingClientRect(), 'y'));
  if (!column?.dataset.column || !row?.dataset.row) return null;
  return { column: column.dataset.column, row: row.dataset.row };
}

function isBetween(value: number, { left, right, top, bottom }: DOMRect, axis: 'x' | 'y') {
  return axis === 'x' ? left <= value && value < right : top <= value && value < bottom;
}
