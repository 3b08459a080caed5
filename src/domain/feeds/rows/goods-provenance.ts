import type { Provenance } from '../../catalog/index.ts';
import type { GoodsRow } from './goods-row.ts';

type Sender = {
  /** The profile's name; empty if the supplier was not named. */
  supplier: string;
  /** The day of the file if its rows do not say one, "2026-11-22". */
  day: string;
};

/** The sources of a row's facts for the catalog: the feed, and what was computed or is only the box's weight. */
export function goodsProvenance(row: GoodsRow, { supplier, day }: Sender): Provenance {
  const source = `${supplier || 'Supplier'} feed ${row.fields.sentOn ?? day}`;
  const provenance: Provenance = { '*': { source, confidence: 'medium' } };
  for (const { fields, told, computedFrom } of row.notes) {
    for (const field of fields) {
      if (told.reason === 'rows.shipping-weight') {
        provenance[field] = { source: `${source}, shipping weight`, confidence: 'low' };
      } else if (computedFrom) {
        provenance[field] = { source: `Computed from ${computedFrom}`, confidence: 'medium' };
      }
    }
  }
  return provenance;
}
