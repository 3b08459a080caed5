import type { Refusal } from '../../refusal.ts';
import type { Column } from './columns.ts';
import type { FileProblem } from './file-error.ts';
import { why } from './refusals.ts';

/** The position of each column of the file; or everything that is wrong with the header. */
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
  const say = (found: string[], refusal: Refusal) =>
    [...new Set(found)].map((column) => ({ line, column, ...refusal }));
  return {
    positions: new Map(
      columns.flatMap((column) => {
        const position = names.indexOf(column.name);
        return position < 0 ? [] : [[column, position] as const];
      }),
    ),
    problems: [
      ...say(unknown, why('goods.unknown-column', { known: known.join(', ') })),
      ...say(missing, why('goods.missing-column')),
      ...say(twice, why('goods.column-twice')),
    ],
  };
}
