import { plainCell } from '../cells/plain-cell.ts';
import { type HeaderName, headerName } from './header-name.ts';

/** A column as the guess sees it; `cells` are the samples that have something in them. */
export type SampleColumn = {
  at: number;
  header: string;
  name: HeaderName;
  cells: readonly string[];
};

const MOST_SAMPLES = 50;

/** The columns of a header with the cells of the first rows. */
export function sampleColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): SampleColumn[] {
  const some = rows.slice(0, MOST_SAMPLES);
  return header.map((name, at) => ({
    at,
    header: name,
    name: headerName(name),
    cells: some.map((row) => row[at] ?? '').filter((cell) => plainCell(cell) !== ''),
  }));
}
