import type { IsoDay } from '../cells/dates.ts';
import type { DecimalMark } from '../cells/figures.ts';
import { readPartNumber } from '../cells/trade-cells.ts';
import type { FeedField, PriceField } from '../columns/fields.ts';
import { completePrice } from './complete-price.ts';
import { completeStock } from './complete-stock.ts';
import { completeTire } from './complete-tire.ts';
import { completeWeight } from './complete-weight.ts';
import { completeWheel } from './complete-wheel.ts';
import { readField } from './field-readers.ts';
import type { GoodsFields } from './goods-fields.ts';
import type { FieldName, GoodsRow, RowDraft } from './goods-row.ts';
import { why } from './refusals.ts';

/** A text of the file, and what it is for the shop. */
export type NamedCell = {
  /** What the file calls it: the column, or the attribute of an item. */
  header: string;
  field: FeedField;
  unit?: 'in' | 'mm' | 'lb' | 'kg' | undefined;
  text: string;
};

/** How the texts of a file are read: what its goods are, and which price customers pay. */
export type RowReading = {
  kind: string;
  decimal: DecimalMark;
  priceFrom: PriceField | null;
  today: IsoDay;
};

/** Reads the texts of one good, and completes and compares what follows from them. */
export function readFields(cells: readonly NamedCell[], how: RowReading): GoodsRow {
  const draft: RowDraft = { fields: {}, notes: [], problems: [] };
  const partNumber = readNumber(cells, draft);
  for (const cell of cells.toSorted((one, other) => rank(one.field) - rank(other.field))) {
    if (cell.field !== 'partNumber') readCell(cell, { draft, how });
  }
  complete(draft, how);
  return { partNumber, ...draft };
}

/** Backspacing in the place of an offset needs the width, bolt circles need the lugs. */
function rank(field: FeedField): number {
  return field === 'offsetMm' || field === 'boltPatterns' ? 1 : 0;
}

function readNumber(cells: readonly NamedCell[], { problems }: RowDraft): string {
  const cell = cells.find(({ field }) => field === 'partNumber');
  const reading = readPartNumber(cell?.text ?? '');
  if (reading.kind === 'value' && reading.value !== null) return reading.value;
  const told = reading.kind === 'value' ? why('rows.no-part-number') : reading.told;
  problems.push({ column: cell?.header ?? null, field: 'partNumber', told });
  return '';
}

function readCell(
  { field, header, unit, text }: NamedCell,
  { draft, how }: { draft: RowDraft; how: RowReading },
): void {
  if (field === 'partNumber') return;
  const { widthIn, lugCount: lugs } = draft.fields;
  const { today, decimal } = how;
  const context = { today, header, decimal, widthIn, lugs, ...(unit ? { unit } : {}) };
  const reading = readField(field, text, context);
  if (reading.kind !== 'value') {
    const answers = reading.kind === 'question' ? { answers: reading.answers } : {};
    draft.problems.push({ column: header, field, told: reading.told, ...answers });
    return;
  }
  const fields = reading.value ?? {};
  const names = Object.keys(fields) as FieldName[];
  for (const told of reading.notes) {
    const isComputed = told.reason === 'cells.offset-from-backspacing';
    const computedFrom = isComputed ? { computedFrom: 'width and backspacing' } : {};
    draft.notes.push({ column: header, fields: names, told, ...computedFrom });
  }
  merge(draft.fields, fields);
}

/** Lists of several columns are joined; otherwise a column that says nothing does not hide one that says something. */
function merge(into: GoodsFields, { warehouses, boltPatterns, imageUrls, ...others }: GoodsFields) {
  if (warehouses) into.warehouses = [...(into.warehouses ?? []), ...warehouses];
  if (boltPatterns !== undefined) into.boltPatterns = joined(into.boltPatterns, boltPatterns);
  if (imageUrls !== undefined) into.imageUrls = joined(into.imageUrls, imageUrls);
  for (const [name, value] of Object.entries(others)) {
    const isKnown = (into as Record<string, unknown>)[name] != null;
    if (value !== null || !isKnown) Object.assign(into, { [name]: value });
  }
}

function joined(before: string[] | null | undefined, more: string[] | null): string[] | null {
  if (!before || !more) return before ?? more;
  return [...new Set([...before, ...more])];
}

function complete(draft: RowDraft, { kind, priceFrom }: RowReading): void {
  completeWeight(draft);
  if (kind === 'wheels') completeWheel(draft);
  if (kind === 'tires') completeTire(draft);
  completeStock(draft);
  completePrice(draft, priceFrom);
}
