import type { Refusal } from '../../refusal.ts';
import { readPartNumber } from '../cells/trade-cells.ts';
import type { CellContext } from '../rows/field-readers.ts';
import { readField } from '../rows/field-readers.ts';
import { type FeedField, isDistinct, nameScore, needsCells } from './fields.ts';
import type { SampleColumn } from './sample-columns.ts';

/** How well a column fits a field, 0 to 1, and how its cells were read as that field. */
export type Fit = {
  column: SampleColumn;
  field: FeedField;
  score: number;
  /** The name says nothing: the cells alone look like the field. */
  isByCells: boolean;
  unread: number;
  notes: readonly Refusal[];
};

/** A column that only its cells speak for is less sure than any name. */
const CELLS_ALONE = 0.5;
const CELLS_SHARE = 0.9;
/** A name whose cells say otherwise counts for little. */
const NAME_SHARE = 0.4;
/** The column in the shop's own units wins. */
const METRIC_LESS = 0.05;

/** Null if neither the name nor the cells speak for the field. */
export function scoreColumn(
  column: SampleColumn,
  { field, context }: { field: FeedField; context: CellContext },
): Fit | null {
  const byName = nameScore(field, column.name);
  if (byName === 0 && !isDistinct(field)) return null;
  const { values, unread, asked, notes } = readSamples(column, { field, context });
  const all = column.cells.length;
  if (byName === 0) {
    const isAlike = values > 0 && values >= all * CELLS_SHARE;
    return isAlike ? { column, field, score: CELLS_ALONE, isByCells: true, unread, notes } : null;
  }
  if (all > 0 && unread === all && needsCells(field)) return null;
  // A question for nearly every row says that the column means something else.
  const readShare = all === 0 ? 1 : (all - unread - asked) / all;
  const ofName = column.name.isMetric ? byName - METRIC_LESS : byName;
  const score = ofName * (NAME_SHARE + (1 - NAME_SHARE) * readShare);
  return { column, field, score, isByCells: false, unread, notes };
}

type Samples = { values: number; unread: number; asked: number; notes: Refusal[] };

function readSamples(
  column: SampleColumn,
  { field, context }: { field: FeedField; context: CellContext },
): Samples {
  const samples: Samples = { values: 0, unread: 0, asked: 0, notes: [] };
  const unit = unitOf(column, field);
  const ofColumn = { ...context, header: column.header, ...(unit ? { unit } : {}) };
  for (const cell of column.cells) {
    const reading =
      field === 'partNumber' ? readPartNumber(cell) : readField(field, cell, ofColumn);
    if (reading.kind === 'refused') samples.unread += 1;
    if (reading.kind === 'question') samples.asked += 1;
    if (reading.kind === 'value') samples.notes.push(...reading.notes);
    if (reading.kind === 'value' && isSaid(reading.value)) samples.values += 1;
  }
  return samples;
}

/** The unit of a column's figures as its name says it: "metric" is kg of what is weighed, mm of what is measured. */
export function unitOf({ name }: SampleColumn, field: FeedField): CellContext['unit'] | null {
  if (name.unit || !name.isMetric) return name.unit;
  return IN_POUNDS.has(field) ? 'kg' : 'mm';
}

const IN_POUNDS: ReadonlySet<FeedField> = new Set([
  'loadRatingLb',
  'maxLoadLb',
  'weightLb',
  'shippingWeightLb',
]);

/** Readers of rows put "not said" under the field's name. */
function isSaid(value: object | string | null): boolean {
  if (value === null || typeof value === 'string') return value !== null;
  return Object.values(value).some((inner) => inner !== null);
}
