import type { RowDraft } from './goods-row.ts';
import { why } from './refusals.ts';

/** Adds up the warehouses. They are trusted where the file's own total differs. */
export function completeStock({ fields, notes }: RowDraft): void {
  const counts = (fields.warehouses ?? []).flatMap(({ onHand }) => onHand ?? []);
  if (counts.length === 0) return;
  const sum = counts.reduce((total, count) => total + count, 0);
  const { onHand: total } = fields;
  fields.onHand = sum;
  if (typeof total !== 'number' || total === sum) return;
  notes.push({
    column: null,
    fields: ['onHand'],
    told: why('rows.total-differs', { total, sum }),
  });
}
