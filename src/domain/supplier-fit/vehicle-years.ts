import type { Vehicle } from '#src/domain/catalog/index.ts';

/** A vehicle of the shop and the model years that a supplier names. */
export type VehicleYears = {
  vehicleId: string;
  /** "Ford F-150". */
  name: string;
  from: number;
  to: number;
  /** The supplier's words may include it; nothing is said of it elsewhere. */
  isAsked: boolean;
};

type Found = { vehicleId: string; yearFrom: number; yearTo: number; isAsked: boolean };

/** In the order of the shop's vehicles; one that the shop no longer has is left out. */
export function toVehicleYears(
  found: readonly Found[],
  vehicles: readonly Vehicle[],
): VehicleYears[] {
  return vehicles.flatMap(({ id, make, model }) =>
    found
      .filter(({ vehicleId }) => vehicleId === id)
      .map(({ yearFrom, yearTo, isAsked }) => ({
        vehicleId: id,
        name: `${make} ${model}`,
        from: yearFrom,
        to: yearTo,
        isAsked,
      })),
  );
}
