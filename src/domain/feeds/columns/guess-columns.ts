import type { Refusal } from '../../refusal.ts';
import type { IsoDay } from '../cells/dates.ts';
import { type DecimalMark, decimalMarkOf } from '../cells/figures.ts';
import { explainFit, explainUnused } from './explain-column.ts';
import { belongsTo, type FeedField, type FileKind, feedFields, isRepeatable } from './fields.ts';
import { guessKind } from './guess-kind.ts';
import { findPreset, type SupplierPreset } from './presets.ts';
import { type SampleColumn, sampleColumns } from './sample-columns.ts';
import { type Fit, scoreColumn, unitOf } from './score-column.ts';
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
/** Any wheel will do to tell whether backspacing among offsets, or a bolt circle alone, can be read. */
const SOME_WHEEL = { widthIn: 9, lugs: 6 };

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
  const isBoxed = box.size > 0 || (kind !== 'wheels' && kind !== 'tires');
  const fits = chooseFits(usable, { kind, decimal, today, isBoxed });
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

type Circumstances = {
  kind: FileKind;
  decimal: DecimalMark;
  today: IsoDay;
  /** "Weight" is that of the box: beside its size, and in every list of prices. */
  isBoxed: boolean;
};

/** The best fit takes its field and its column; then the next best of what is left. */
function chooseFits(
  columns: readonly SampleColumn[],
  { kind, decimal, today, isBoxed }: Circumstances,
): Fit[] {
  const fields = feedFields.filter((field) => belongsTo(field, kind));
  const fits = columns.flatMap((column): Fit[] => {
    if (isWarehouse(column)) return [warehouseFit(column)];
    const found = fields.flatMap(
      (field) => scoreColumn(column, { field, context: { ...SOME_WHEEL, decimal, today } }) ?? [],
    );
    return isBoxed ? found.map(asBoxWeight) : found;
  });
  const chosen: Fit[] = [];
  for (const fit of fits.toSorted((one, other) => other.score - one.score)) {
    const isTaken = chosen.some(
      ({ column, field }) =>
        column === fit.column || (field === fit.field && !isRepeatable(fit.field)),
    );
    if (!isTaken && fit.score >= LEAST) chosen.push(fit);
  }
  return withPartNumber(chosen, columns);
}

/** Without a column named so, the first that has a different code in every row; a supplier's own number also will do. */
function withPartNumber(chosen: readonly Fit[], columns: readonly SampleColumn[]): Fit[] {
  if (chosen.some(({ field }) => field === 'partNumber')) return [...chosen];
  const ownNumber = chosen.find(({ field }) => field === 'supplierNumber')?.column;
  const column = ownNumber ?? columns.find((one) => isFree(one, chosen) && areCodes(one.cells));
  if (!column) return [...chosen];
  const others = chosen.filter((fit) => fit.column !== column);
  const fit = { column, field: 'partNumber' as const, score: 0.5, isByCells: true };
  return [...others, { ...fit, unread: 0, notes: [] }];
}

function isFree(column: SampleColumn, chosen: readonly Fit[]): boolean {
  const fit = chosen.find((one) => one.column === column);
  return fit === undefined || fit.field === 'style';
}

function areCodes(cells: readonly string[]): boolean {
  const isCode = (cell: string) => /^(?=.*\d)[\w.\-/]{2,40}$/.test(cell.trim());
  return cells.length > 0 && new Set(cells).size === cells.length && cells.every(isCode);
}

function asBoxWeight(fit: Fit): Fit {
  const isPlain = fit.field === 'weightLb' && /^(?:weight|wt)$/.test(fit.column.name.words);
  return isPlain ? { ...fit, field: 'shippingWeightLb' } : fit;
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
    unit: unitOf(column, fit.field) ?? null,
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
