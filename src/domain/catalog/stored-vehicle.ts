import type { Provenance } from './offer-schemas.ts';
import type { LiftTireRow, Vehicle } from './vehicle-schema.ts';

/**
 * Facts that came after migration 0046. They have a column of their own, because versions up to then refuse a record
 * with a key that they do not know, and an update must be possible to take back. The tire table has gained columns, so
 * the record keeps what earlier versions read of it.
 */
const addedKeys = ['liftTire', 'wheelOverBrakes', 'factoryTires', 'kitAnswers'] as const;

type Row = { record: unknown; added: unknown };

/** The two parts of the row. */
export function storedVehicle(vehicle: Vehicle): { record: object; added: object } {
  const { provenance, ...facts } = vehicle;
  return {
    record: {
      ...fieldsOf(facts, false),
      liftTire: vehicle.liftTire.map(plainRow),
      provenance: fieldsOf(provenance, false),
    },
    added: { ...fieldsOf(facts, true), provenance: fieldsOf(provenance, true) },
  };
}

/** The record with what was added, to be parsed. */
export function wholeVehicle(row: Row): unknown {
  const [record, added] = [partOf(row.record), partOf(row.added)];
  return { ...record, ...added, provenance: { ...record.provenance, ...added.provenance } };
}

function fieldsOf(all: object, areAdded: boolean): object {
  const isAdded = (key: string) => addedKeys.some((added) => added === key);
  return Object.fromEntries(Object.entries(all).filter(([key]) => isAdded(key) === areAdded));
}

function partOf(column: unknown): { provenance?: Provenance } {
  return Object(column);
}

function plainRow({ liftIn, maxTireIn, trimming, offsetRangeMm, notes }: LiftTireRow) {
  return { liftIn, maxTireIn, trimming, offsetRangeMm, notes };
}
