import type { Cell } from './cells.ts';

export type Column = {
  name: string;
  /** Path of its value in the record, "stock.onHand". */
  path: string;
  cell: Cell;
  /** The file may leave this column out; existing values are kept. */
  isOptional?: boolean;
};

export function column(name: string, path: string, cell: Cell): Column {
  return { name, path, cell };
}
