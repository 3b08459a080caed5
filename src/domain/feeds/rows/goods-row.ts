import type { Refusal } from '../../refusal.ts';
import type { FeedField } from '../columns/fields.ts';
import type { GoodsFields } from './goods-fields.ts';

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
