import type { Refusal } from '../../refusal.ts';
import type { IsoDay } from '../cells/dates.ts';
import { type DecimalMark, decimalMarkOf } from '../cells/figures.ts';
import { explainFit, explainUnused } from './explain-column.ts';
import { belongsTo, type FeedField, type FileKind, feedFields, isRepeatable } from './fields.ts';
import { guessKind } from './guess-kind.ts';
import { findPreset, type SupplierPreset } from './presets.ts';
import { type SampleColumn, sampleColumns } from './sample-columns.ts';
import { type Fit, scoreColumn } from './score-column.ts';
import { isMakerStock, isWarehouse } from './warehouses.ts';

/** What one column most likely is. `field` is null for columns that the shop does not use. */
export type GuessedColumn = {
  at: number;
  header: string;
  field: FeedField | null;
  confidence: 'high' | 'medium' | 'low';
  /** Why, and what is done to its cells. */
  reasons: readonly Refusal[];
  unit: 'in' | 'mm' | 'lb' | 'kg' | null;
  /** Sample cells for the person who checks the guess. */
  samples: readonly string[];
};

export type ColumnGuess = {
  kind: FileKind;
  preset: SupplierPreset | null;
  decimal: DecimalMark;
  columns: readonly GuessedColumn[];
};

type GuessOptions = {
  /** What the person says the file is; guessed if left out. */
  kind?: FileKind | undefined;
  today: IsoDay;
};

const HIGH = 0.85;
const MEDIUM = 0.6;
/** A sure name is kept even if no sample can be read: the person must see what is wrong with its cells. */
const LEAST = 0.35;
/** Any width will do to tell whether backspacing in a column of offsets can be read. */
const SOME_WIDTH_IN = 9;

/**
 * Guesses what the columns of a file are, from their names and the cells of its first rows. No field is given to two
 * columns, except warehouses, pictures and bolt patterns.
 */
export function guessColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { kind: known, today }: GuessOptions,
): ColumnGuess {
  const columns = sampleColumns(header, rows);
  const kind = known ?? guessKind(columns);
  const decimal = guessDecimal(columns);
  const box = boxColumns(columns);
  const usable = columns.filter((column) => !box.has(column) && !isForeign(column));
  const fits = chooseFits(usable, { kind, decimal, today });
  const hasWarehouses = fits.some(({ field }) => field === 'warehouse');
  return {
    kind,
    preset: findPreset(columns),
    decimal,
    columns: columns.map((column) => {
      const fit = fits.find((one) => one.column === column);
      return fit
        ? toGuess(fit, { hasWarehouses, decimal })
        : unused(column, { isBox: box.has(column), kind });
    }),
  };
}

function isForeign(column: SampleColumn): boolean {
  return column.name.currency !== null || isMakerStock(column);
}

type Circumstances = { kind: FileKind; decimal: DecimalMark; today: IsoDay };

/** The best fit takes its field and its column; then the next best of what is left. */
function chooseFits(
  columns: readonly SampleColumn[],
  { kind, decimal, today }: Circumstances,
): Fit[] {
  const fields = feedFields.filter((field) => belongsTo(field, kind));
  const found = columns.flatMap((column): Fit[] => {
    if (isWarehouse(column)) return [warehouseFit(column)];
    return fields.flatMap(
      (field) =>
        scoreColumn(column, { field, context: { decimal, today, widthIn: SOME_WIDTH_IN } }) ?? [],
    );
  });
  const chosen: Fit[] = [];
  for (const fit of found.toSorted((one, other) => other.score - one.score)) {
    const isTaken = chosen.some(
      ({ column, field }) =>
        column === fit.column || (field === fit.field && !isRepeatable(fit.field)),
    );
    if (!isTaken && fit.score >= LEAST) chosen.push(fit);
  }
  return chosen;
}

function warehouseFit(column: SampleColumn): Fit {
  return { column, field: 'warehouse', score: 0.9, isByCells: false, unread: 0, notes: [] };
}

function toGuess(
  fit: Fit,
  { hasWarehouses, decimal }: { hasWarehouses: boolean; decimal: DecimalMark },
): GuessedColumn {
  const { column, score } = fit;
  return {
    ...shown(column),
    field: fit.field,
    confidence: score >= HIGH ? 'high' : score >= MEDIUM ? 'medium' : 'low',
    reasons: explainFit(fit, { hasWarehouses, decimal }),
    unit: column.name.unit,
  };
}

function unused(
  column: SampleColumn,
  circumstances: { isBox: boolean; kind: FileKind },
): GuessedColumn {
  return {
    ...shown(column),
    field: null,
    confidence: 'high',
    reasons: [explainUnused(column, circumstances)],
    unit: null,
  };
}

function shown({ at, header, cells }: SampleColumn) {
  return { at, header, samples: [...new Set(cells)].slice(0, 3) };
}

/** Length, width and height together are those of the box. */
function boxColumns(columns: readonly SampleColumn[]): ReadonlySet<SampleColumn> {
  const box = columns.filter(({ name }) =>
    /^(?:(?:package|box|ship(?:ping)?|carton) )?(?:length|width|height)$/.test(name.words),
  );
  return new Set(box.length >= 3 ? box : []);
}

/** A comma is the decimal mark only where no cell of the file needs a point. */
function guessDecimal(columns: readonly SampleColumn[]): DecimalMark {
  const marks = columns.flatMap(({ cells }) =>
    cells.map((cell) => decimalMarkOf(cell.replace(/[^\d.,]/g, ''))),
  );
  return marks.includes('comma') && !marks.includes('point') ? 'comma' : 'point';
}
