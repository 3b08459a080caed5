import type { Provenance } from './offer-schemas.ts';
import type { LiftTireRow, Vehicle, VehicleTrim } from './vehicle-schema.ts';

/**
 * Facts that came after migration 0046. They have a column of their own, because versions up to then refuse a record
 * with a key that they do not know, and an update must be possible to take back. Rows of the tire table and trims have
 * gained fields, so the record keeps what earlier versions read of them.
 */
const addedKeys = [
  ...(['liftTire', 'trims', 'wheelOverBrakes', 'factoryTires', 'kitAnswers'] as const),
  ...(['options', 'byYears', 'standInBody'] as const),
] as const;
/** Kinds of front springs that those versions do not know: for them, the kind is unknown. */
const addedSprings: readonly unknown[] = ['leaf', 'strut', 'air'];

type Row = { record: unknown; added: unknown };

/** The two parts of the row. */
export function storedVehicle(vehicle: Vehicle): { record: object; added: object } {
  const { provenance, ...facts } = vehicle;
  const { suspension } = vehicle;
  const isAddedSpring = addedSprings.includes(suspension.frontSpring);
  return {
    record: {
      ...fieldsOf(facts, false),
      suspension: isAddedSpring ? { ...suspension, frontSpring: null } : suspension,
      liftTire: vehicle.liftTire.map(plainRow),
      trims: vehicle.trims?.map(plainTrim) ?? null,
      provenance: fieldsOf(provenance, false),
    },
    added: {
      ...fieldsOf(facts, true),
      ...(isAddedSpring && { suspension }),
      provenance: fieldsOf(provenance, true),
    },
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

/** Earlier versions know limits of their own only for trims that take less, and read them so: more does no harm. */
function plainTrim({ id, name, years, drive, rows, limits, why, confidence }: VehicleTrim) {
  return { id, name, years, drive, rows, limits, why, confidence };
}
