import { FileError, type FileProblem } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../refusal.ts';
import { guessHeader } from './header/guess-header.ts';
import { type ColumnNames, nameColumns } from './header/name-columns.ts';
import { limits } from './limits.ts';
import { isBlank, type RawRow } from './raw-row.ts';
import { why } from './refusals.ts';

/** `cells` has a cell for each column of the header. */
export type TableRow = {
  line: number;
  cells: string[];
  /** The row is not what it was meant to be, and must not be used. */
  problem?: FileProblem;
  /** Cells that have no readable value, by the position of their column; they matter if the column does. */
  unread?: { at: number; problem: FileProblem }[];
};

/** A supplier's file as a table. */
export type FeedTable = {
  format: 'text' | 'xlsx';
  /** How it was read, for the person who sent it. */
  notes: Refusal[];
  /** The names of a workbook's sheets in its order; none for text. */
  sheets: readonly string[];
  sheet: string | null;
  /** `names` may be empty where the header is, never the same twice. `isSure` is false for a guess to be confirmed. */
  header: { line: number; names: readonly string[]; isSure: boolean };
  /** The first rows as they are, with everything above the header: for choosing another header row. */
  top: readonly RawRow[];
  /** The rows below the header; blank ones are skipped. Every call reads the file anew. @throws {FileError} */
  rows(): AsyncGenerator<TableRow>;
};

/** Where the rows come from. `names` are the columns as messages call them, once they are known. */
export type RowSource = Pick<FeedTable, 'format' | 'notes' | 'sheets' | 'sheet'> & {
  rows(names?: readonly string[]): AsyncGenerator<RawRow>;
  /** How messages call a column without a name. */
  columnLabel(at: number): string;
  /**
   * Text has a separator for each column, so a row with more cells than the header was split wrongly. In a workbook it
   * has a remark at its side.
   */
  isRagged: boolean;
};

const topRows = 50;

/**
 * Finds the header and gives the rows below it.
 * @throws {FileError} if there are no rows, or none where the header is said to be
 */
export async function tableOf(source: RowSource, headerRow?: number): Promise<FeedTable> {
  const top = await firstRows(source);
  if (top.length === 0) throw new FileError({ line: 1, ...why('tables.empty') });
  const guess = headerRow === undefined ? guessHeader(top) : given(top, headerRow);
  const first = top[guess.at];
  const hasRows = guess.at < top.length - 1 || top.length === topRows;
  if (!first || !hasRows) {
    throw new FileError({ line: first?.line ?? 1, ...why('tables.no-rows') });
  }
  const columns = nameColumns(first.cells, source.isRagged ? widest(top.slice(guess.at)) : 0);
  const { format, sheets, sheet } = source;
  return {
    format,
    sheets,
    sheet,
    notes: [
      ...source.notes,
      ...(guess.isSure ? [] : [why('tables.header-guessed', { row: first.line })]),
      ...columns.repeated.map((name) => why('tables.column-twice', { name })),
    ],
    header: { line: first.line, names: columns.names, isSure: guess.isSure },
    top,
    rows: () => rowsBelow(source, { line: first.line, columns }),
  };
}

async function firstRows(source: RowSource): Promise<RawRow[]> {
  const top: RawRow[] = [];
  try {
    for await (const row of source.rows()) {
      if (!isBlank(row)) top.push(row);
      if (top.length === topRows) break;
    }
  } catch (error) {
    throw error instanceof FileError ? withColumnName(error, top) : error;
  }
  return top;
}

/** A file that breaks off among its first rows: the column by its name, if the header was read. */
function withColumnName(error: FileError, top: readonly RawRow[]): FileError {
  const { column } = error.problem;
  const cells = top[guessHeader(top).at]?.cells ?? [];
  const name = cells[Number(column) - 1]?.trim();
  return name ? new FileError({ ...error.problem, column: name }) : error;
}

function given(top: readonly RawRow[], row: number): { at: number; isSure: boolean } {
  const at = top.findIndex(({ line }) => line === row);
  if (at < 0) throw new FileError({ line: row, ...why('tables.no-header-row', { row }) });
  return { at, isSure: true };
}

function widest(rows: readonly RawRow[]): number {
  return Math.max(
    ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== '') + 1),
  );
}

async function* rowsBelow(
  source: RowSource,
  { line, columns }: { line: number; columns: ColumnNames },
): AsyncGenerator<TableRow> {
  let count = 0;
  const label = (at: number) => columns.names[at] || source.columnLabel(at);
  for await (const row of source.rows(columns.names)) {
    if (row.line <= line || isBlank(row)) continue;
    count += 1;
    if (count > limits.rows) {
      throw new FileError({
        line: row.line,
        ...why('tables.too-many-rows', { most: limits.rows }),
      });
    }
    yield inColumns(row, { width: columns.names.length, isRagged: source.isRagged, label });
  }
}

type Columns = { width: number; isRagged: boolean; label(at: number): string };

/** The row with as many cells as the header; missing ones at its end are empty. */
function inColumns(row: RawRow, { width, isRagged, label }: Columns): TableRow {
  const { line, cells } = row;
  const fitted: TableRow = {
    line,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  };
  const unread = row.unread?.filter(({ at }) => at < width);
  if (unread?.length) {
    fitted.unread = unread.map(({ at, refusal }) => ({
      at,
      problem: { line, column: label(at), ...refusal },
    }));
  }
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  if (last >= width && !isRagged) {
    const refusal = why('tables.cell-count', { count: cells.length, wanted: width });
    fitted.problem = { line, column: label(last), ...refusal };
  }
  return fitted;
}
