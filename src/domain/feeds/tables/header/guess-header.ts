import type { RawRow } from '../raw-row.ts';
import { isData, kindOf } from './cell-kind.ts';

/** Words in the headers of price lists, stock files and catalogs. */
const usual =
  /\b(?:part|sku|item|number|upc|gtin|desc|description|brand|mfg|make|model|price|cost|msrp|map|jobber|qty|quantity|stock|size|finish|offset|weight|image|vendor|vcpn|style|year|name|id|kind)\b|PartNumber|QOH/i;

const lastCandidate = 30;
const comparedRows = 20;

/**
 * The position of the row with the names of the columns: the first row of names that is about as wide as the rows
 * below it. Titles, addresses and dates above it are skipped. `isSure` is false if nothing tells the row from the data
 * below it; then it is the first row that is wide enough.
 */
export function guessHeader(rows: readonly RawRow[]): { at: number; isSure: boolean } {
  const candidates = rows.slice(0, lastCandidate).map((_, at) => judge(rows, at));
  const at = candidates.indexOf('sure');
  if (at >= 0) return { at: afterGroups(rows, candidates, at), isSure: true };
  return {
    at: Math.max(
      0,
      candidates.findIndex((one) => one !== 'no'),
    ),
    isSure: false,
  };
}

type Verdict = 'sure' | 'possible' | 'no';

function judge(rows: readonly RawRow[], at: number): Verdict {
  const cells = rows[at]?.cells ?? [];
  const below = rows.slice(at + 1, at + 1 + comparedRows);
  if (filled(cells) < Math.max(1, widthOf(below) / 2)) return 'no';
  const kinds = cells.map(kindOf);
  const names = kinds.filter((kind) => kind === 'words').length;
  if (names === 0) return 'no';
  if (kinds.includes('value')) return 'possible';
  const isContrast = cells.some(
    (cell, column) => kindOf(cell) === 'words' && isAbove(below, column),
  );
  // One word alone may be a title above a list of one column.
  const isUsual = cells.some((cell) => usual.test(cell)) && (names > 1 || widthOf(below) === 1);
  return isContrast || isUsual ? 'sure' : 'possible';
}

/** Whether most cells of a column are data. */
function isAbove(below: readonly RawRow[], column: number): boolean {
  const cells = below.map((row) => row.cells[column] ?? '').filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.filter(isData).length >= cells.length * 0.6;
}

/**
 * Names of groups stand above the names of their columns: "Dimensions" over three. They repeat or have gaps where the
 * row below has a name of its own for each column.
 */
function afterGroups(rows: readonly RawRow[], candidates: readonly Verdict[], at: number): number {
  const [own = [], next = []] = [rows[at]?.cells, rows[at + 1]?.cells];
  const isGroups = candidates[at + 1] === 'sure' && distinct(next) > distinct(own);
  return isGroups && next.every((cell) => !isData(cell)) ? at + 1 : at;
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function distinct(cells: readonly string[]): number {
  return new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== '')).size;
}

/** How many cells the usual row has; 0 without rows. */
function widthOf(rows: readonly RawRow[]): number {
  const widths = rows.map(({ cells }) => filled(cells)).toSorted((one, other) => one - other);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}
