import type { Refusal } from '../../refusal.ts';
import type { IsoDay } from '../cells/dates.ts';
import { readPartNumber } from '../cells/trade-cells.ts';
import type { FeedField } from '../columns/fields.ts';
import { type MappedColumn, plainHeader, type SupplierProfile } from '../columns/profile.ts';
import { completePrice } from './complete-price.ts';
import { completeStock } from './complete-stock.ts';
import { completeTire } from './complete-tire.ts';
import { completeWeight } from './complete-weight.ts';
import { completeWheel } from './complete-wheel.ts';
import { fieldReaders } from './field-readers.ts';
import type { GoodsFields } from './goods-fields.ts';
import { why } from './refusals.ts';

export type FieldName = keyof GoodsFields;

/** What was done to get a value. `column` is null where several columns, or none, brought it. */
export type RowNote = {
  column: string | null;
  fields: readonly FieldName[];
  told: Refusal;
  /** The value was not sent: what it was computed from, in words for its source. */
  computedFrom?: string;
};

/** Why a field has no value. A question has the values that the cell may mean. */
export type RowProblem = {
  column: string | null;
  field: FeedField | null;
  told: Refusal;
  answers?: readonly GoodsFields[];
};

/** One row of a supplier's file in the shop's fields. An empty part number is told as a problem. */
export type GoodsRow = {
  partNumber: string;
  fields: GoodsFields;
  notes: readonly RowNote[];
  problems: readonly RowProblem[];
};

/** A row while it is put together; `complete…` add what follows from its fields. */
export type RowDraft = {
  fields: GoodsFields;
  notes: RowNote[];
  problems: RowProblem[];
};

type Place = MappedColumn & { at: number };
type ReadOptions = { today: IsoDay };

/**
 * Prepares reading the rows of a file with a profile; `header` are the file's own column names. Mapped columns that the
 * file does not have bring nothing (`matchProfile` names them).
 */
export function goodsRowReader(
  profile: SupplierProfile,
  header: readonly string[],
  { today }: ReadOptions,
): (cells: readonly string[]) => GoodsRow {
  const positions = new Map(header.map((name, at) => [plainHeader(name), at]));
  const places = profile.columns
    .flatMap((column): Place[] => {
      const at = positions.get(plainHeader(column.header));
      return at === undefined ? [] : [{ ...column, at }];
    })
    .sort((one, other) => rank(one.field) - rank(other.field));
  return (cells) => {
    const draft: RowDraft = { fields: {}, notes: [], problems: [] };
    const partNumber = readNumber(places, { cells, draft });
    for (const place of places) {
      if (place.field !== 'partNumber') readCell(place, { cells, draft, profile, today });
    }
    complete(draft, profile);
    return { partNumber, ...draft };
  };
}

/** An offset may need the width; texts of several columns are read in the profile's order otherwise. */
function rank(field: FeedField): number {
  return field === 'offsetMm' ? 1 : 0;
}

type InRow = { cells: readonly string[]; draft: RowDraft };

function readNumber(places: readonly Place[], { cells, draft }: InRow): string {
  const place = places.find(({ field }) => field === 'partNumber');
  const column = place?.header ?? null;
  const reading = readPartNumber(cells[place?.at ?? -1] ?? '');
  if (reading.kind === 'value' && reading.value !== null) return reading.value;
  const told = reading.kind === 'value' ? why('rows.no-part-number') : reading.told;
  draft.problems.push({ column, field: 'partNumber', told });
  return '';
}

function readCell(
  { field, header, unit, at }: Place,
  { cells, draft, profile, today }: InRow & ReadOptions & { profile: SupplierProfile },
): void {
  if (field === 'partNumber') return;
  const { widthIn } = draft.fields;
  const context = { today, header, decimal: profile.decimal, widthIn, ...(unit ? { unit } : {}) };
  const reading = fieldReaders[field](cells[at] ?? '', context);
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

function complete(draft: RowDraft, profile: SupplierProfile): void {
  completeWeight(draft);
  if (profile.kind === 'wheels') completeWheel(draft);
  if (profile.kind === 'tires') completeTire(draft);
  completeStock(draft);
  completePrice(draft, profile.priceFrom);
}
