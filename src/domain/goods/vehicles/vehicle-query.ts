import type { PartStatus } from '../part-query.ts';

/** Where a record comes from: as the product ships it, changed by the shop, or the shop's own. */
export const vehicleOrigins = ['shipped', 'changed', 'own'] as const;
export type VehicleOrigin = (typeof vehicleOrigins)[number];

/** Which vehicles; '' is "all". */
export type VehicleQuery = {
  /** Words in make, model, generation or configuration, or a model year; each must be found. */
  search: string;
  make: string;
  origin: VehicleOrigin | '';
  status: PartStatus | '';
  page: number;
};
