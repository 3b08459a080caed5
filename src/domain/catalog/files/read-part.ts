import type { z } from 'zod';
import { CellError } from './cells.ts';
import type { Column } from './columns.ts';
import { setAt } from './field-paths.ts';
import type { FileProblem } from './file-error.ts';
import { why } from './refusals.ts';

export type RowCells = { line: number; cells: readonly string[] };
type Positions = ReadonlyMap<Column, number>;

/** The values of a row by column; unreadable cells are reported and left out. */
export function readRow(
  positions: Positions,
  { line, cells }: RowCells,
): { fields: Record<string, unknown>; problems: FileProblem[] } {
  const fields: Record<string, unknown> = {};
  const problems: FileProblem[] = [];
  if (cells.length !== positions.size) {
    const counts = { count: cells.length, wanted: positions.size };
    return { fields, problems: [{ line, ...why('goods.cell-count', counts) }] };
  }
  for (const [{ name, path, cell }, position] of positions) {
    try {
      setAt(fields, { path, value: cell.read(cells[position] ?? '') });
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ line, column: name, ...error.refusal });
    }
  }
  return { fields, problems };
}

/** The schema's complaints about a part, by column. */
export function schemaProblems(
  error: z.ZodError,
  { line, columns }: { line: number; columns: Iterable<Column> },
): FileProblem[] {
  const all = [...columns];
  return error.issues.map(({ path, message }) => {
    const at = path.join('.');
    const column = all.find((one) => at === one.path || at.startsWith(`${one.path}.`));
    return { line, ...(column && { column: column.name }), text: message };
  });
}
