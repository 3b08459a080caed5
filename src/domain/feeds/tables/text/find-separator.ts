import { FileError } from '#src/domain/catalog/index.ts';
import { kindOf } from '../header/cell-kind.ts';
import { isBlank, type RawRow } from '../raw-row.ts';
import { RowSplitter } from './row-splitter.ts';

const separators = [',', ';', '\t', '|'] as const;
const comparedRows = 50;

/**
 * The separator of a table by its first rows: the one that gives most of them the same number of cells, and the first
 * of these rows names rather than values. Spreadsheets may say it in a line of its own: sep=;
 */
export function findSeparator(sample: string): string {
  const told = toldSeparator(sample);
  if (told) return told;
  const ranked = separators.map((separator) => ({ separator, score: scoreOf(sample, separator) }));
  const [best] = ranked.toSorted((one, other) => other.score - one.score);
  return best?.separator ?? ',';
}

/** What a first line sep=; says. */
export function toldSeparator(sample: string): string | undefined {
  return /^sep=([,;\t|])\s*(?:[\r\n]|$)/i.exec(sample)?.[1];
}

function scoreOf(sample: string, separator: string): number {
  const rows = rowsOf(sample, separator);
  const width = usualWidth(rows);
  if (width < 2) return 0;
  const isAlike = ({ cells }: RawRow) => cells.length === width;
  const first = rows.findIndex(isAlike);
  const header = (rows[first]?.cells ?? []).filter((cell) => cell.trim() !== '');
  const names = header.filter((cell) => kindOf(cell) === 'words' && !/\d/.test(cell)).length;
  const nameShare = header.length === 0 ? 0 : names / header.length;
  const alikeShare = rows.filter(isAlike).length / rows.length;
  // Lists inside the cells of every row have more separators than the header, but not before it.
  return (alikeShare * (0.5 + nameShare) * Math.log2(Math.min(width, 8))) / (first + 1);
}

/** With the wrong separator a sample may have broken quotes: then what was read before them counts. */
function rowsOf(sample: string, separator: string): RawRow[] {
  const splitter = new RowSplitter(separator);
  const rows: RawRow[] = [];
  try {
    for (const line of sample.split(/(?<=\n|\r(?!\n))/)) {
      rows.push(...splitter.push(line).filter((row) => !isBlank(row)));
      if (rows.length >= comparedRows) return rows;
    }
    rows.push(...splitter.end());
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
  return rows;
}

/** The number of cells that most rows with several cells have; of equals the larger. */
function usualWidth(rows: readonly RawRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  counts.delete(1);
  const ranked = [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0]);
  return ranked[0]?.[0] ?? 0;
}
