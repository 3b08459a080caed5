import type { Cell } from './cells.ts';

export type Column = {
  name: string;
  /** Where its value stands in the record, "stock.onHand". */
  path: string;
  cell: Cell;
  /** A file may do without it: what is known stays. */
  isOptional?: boolean;
};

export function column(name: string, path: string, cell: Cell): Column {
  return { name, path, cell };
}
