import type { LiftKitLine, Tire, TireLine, Wheel, WheelLine } from './schemas.ts';
import { storedVehicle } from './stored-vehicle.ts';
import type { Vehicle } from './vehicle-schema.ts';

/** A wheel or tire as its table stores it: the offer in columns, the maker's facts as one record. */
export function toVariantRow(kind: 'wheel' | 'tire', part: Wheel | Tire) {
  const { status, stock, images, provenance, ...record } = part;
  return {
    sku: part.sku,
    lineId: part.lineId,
    kind,
    status,
    priceCents: part.priceCents,
    stockOnHand: stock.onHand,
    leadTimeDays: stock.leadTimeDays,
    boltPatterns: 'boltPatterns' in part ? part.boltPatterns : [],
    images,
    provenance,
    record,
  };
}

/** A product line as its table stores it. */
export function toLineRow(
  kind: 'lift-kit' | 'wheel' | 'tire',
  line: LiftKitLine | WheelLine | TireLine,
) {
  const { status, images, provenance, ...record } = line;
  const { lineId, brand, name } = line;
  return { id: lineId, kind, brand, name, status, images, provenance, record };
}

/** A vehicle generation as its table stores it. */
export function toVehicleRow(record: Vehicle) {
  const { id, make, model, years } = record;
  return { id, make, model, yearFrom: years[0], yearTo: years[1], ...storedVehicle(record) };
}
