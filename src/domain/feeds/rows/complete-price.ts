import type { PriceField } from '../columns/fields.ts';
import type { RowDraft } from './goods-row.ts';
import { why } from './refusals.ts';

const centsOf = {
  price: 'namedCents',
  msrp: 'msrpCents',
  map: 'mapCents',
  jobber: 'jobberCents',
  cost: 'costCents',
} as const;

/** Takes the price that the profile chose for customers, and says if there is none or if it may not be shown. */
export function completePrice({ fields, notes }: RowDraft, from: PriceField | null): void {
  if (from === null) return;
  const name = centsOf[from];
  const price = fields[name];
  if (price === undefined) return;
  fields.priceCents = price;
  if (price === null) {
    const isTold = notes.some((note) => note.fields.includes(name));
    if (!isTold) {
      notes.push({ column: null, fields: ['priceCents'], told: why('rows.no-price') });
    }
    return;
  }
  const { mapCents } = fields;
  if (typeof mapCents !== 'number' || price >= mapCents) return;
  const told = why('rows.below-map', { price: dollars(price), map: dollars(mapCents) });
  notes.push({ column: null, fields: ['priceCents'], told });
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
