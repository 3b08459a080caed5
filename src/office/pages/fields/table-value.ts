import { isRecord, printFieldValue } from './field-props.ts';

/** A table as rows of texts; the first row is its head. */
export type Cells = string[][];

/** Converts the content service's table to rows of texts, all as wide as the widest one. */
export function cellsOf(value: unknown): Cells {
  const table = isRecord(value) ? value : {};
  const head = asArray(table.thead).map(cellText);
  const rows = asArray(table.tbody).map((row) => asArray(isRecord(row) && row.body).map(cellText));
  const cells = [head, ...rows];
  const width = Math.max(1, ...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** Converts rows of texts to the content service's table. */
export function tableOf(cells: Cells, newUid: () => string) {
  const [head = [], ...rows] = cells;
  const cell = (component: string) => (value: string) => ({ _uid: newUid(), component, value });
  return {
    thead: head.map(cell('_table_head')),
    tbody: rows.map((row) => ({
      _uid: newUid(),
      component: '_table_row',
      body: row.map(cell('_table_col')),
    })),
  };
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function cellText(cell: unknown): string {
  return printFieldValue(isRecord(cell) ? cell.value : '');
}
