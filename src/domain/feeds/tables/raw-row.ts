import type { Refusal } from '../../refusal.ts';

/**
 * A row as the file has it. `line` is where it starts, counted as an editor does; in a workbook the number of the row.
 */
export type RawRow = {
  line: number;
  cells: string[];
  /** Cells without a value that can be read, by their position; they are empty in `cells`. */
  unread?: { at: number; refusal: Refusal }[];
};

export function isBlank({ cells }: RawRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}
