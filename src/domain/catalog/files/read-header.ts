import type { Column } from './columns.ts';
import type { FileProblem } from './file-error.ts';

/** Where each column that the file has stands in a row; everything that is wrong with the header otherwise. */
export function readHeader(
  columns: readonly Column[],
  { line, cells }: { line: number; cells: readonly string[] },
): { positions: Map<Column, number>; problems: FileProblem[] } {
  const names = cells.map((cell) => cell.trim());
  const known = columns.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  const needed = columns.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const missing = needed.filter((name) => !names.includes(name));
  const twice = names.filter((name, position) => names.indexOf(name) !== position);
  const say = (found: string[], message: string) =>
    [...new Set(found)].map((column) => ({ line, column, message }));
  return {
    positions: new Map(
      columns.flatMap((column) => {
        const position = names.indexOf(column.name);
        return position < 0 ? [] : [[column, position] as const];
      }),
    ),
    problems: [
      ...say(unknown, `is no column of this file; it may have ${known.join(', ')}`),
      ...say(missing, 'is missing in the first line'),
      ...say(twice, 'stands twice in the first line'),
    ],
  };
}
