import {
  type PartStatus,
  storedVehicleSchema,
  type Vehicle,
  vehicleSchema,
} from '#src/domain/catalog/index.ts';
import type { PartFields } from '../part-patch.ts';

/** A vehicle as the shop keeps it: the record, and whether visitors can choose it. */
export type StockVehicle = Vehicle & { status: PartStatus };

/**
 * The same, flat: each fact's source is a field of its own, so that undoing a change of one fact does not stumble over
 * the source of another.
 */
export type VehicleFacts = PartFields & { id: string; status: PartStatus };

const sourceMark = 'source:';

/** Where the source of a fact is kept among the flat fields. */
export const sourceKey = (fact: string): string => `${sourceMark}${fact}`;

/** Every fact that a record can have a source for is named, with null if it has none. */
export function factsOf({ provenance, ...fields }: StockVehicle): VehicleFacts {
  const names = new Set([...Object.keys(vehicleSchema.shape), ...Object.keys(provenance)]);
  const sources = [...names].map((name) => [sourceKey(name), provenance[name] ?? null]);
  return { ...fields, ...Object.fromEntries(sources) };
}

/** @throws {ZodError} if the facts are not a whole record */
export function vehicleOf(facts: VehicleFacts): StockVehicle {
  const isSource = (name: string) => name.startsWith(sourceMark);
  const entries = Object.entries(facts);
  const sources = entries
    .filter(([name, source]) => isSource(name) && source !== null)
    .map(([name, source]) => [name.slice(sourceMark.length), source]);
  const fields = Object.fromEntries(entries.filter(([name]) => !isSource(name)));
  const vehicle = storedVehicleSchema.parse({ ...fields, provenance: Object.fromEntries(sources) });
  return { ...vehicle, status: facts.status };
}
