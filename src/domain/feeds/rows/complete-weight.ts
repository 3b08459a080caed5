import type { RowDraft } from './goods-row.ts';
import { why } from './refusals.ts';

/** Takes the shipping weight where the part's own weight is not sent, and says so. */
export function completeWeight({ fields, notes }: RowDraft): void {
  const { weightLb, shippingWeightLb } = fields;
  if (typeof weightLb === 'number' || typeof shippingWeightLb !== 'number') return;
  fields.weightLb = shippingWeightLb;
  notes.push({ column: null, fields: ['weightLb'], told: why('rows.shipping-weight') });
}
