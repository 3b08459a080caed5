export { type GoodsKind, goodsKinds } from './files/columns.ts';
export { FileError, type FileProblem } from './files/file-error.ts';
export { hasVehicleColumns, inColumn, vehicleReader } from './files/vehicle-reader.ts';
export { type LiftDetails, noLiftDetails } from './lift-details.ts';
export { liftKitsOf } from './lift-heights.ts';
export { factSource, isOffered, wasOffered } from './offer.ts';
export type { FactSource, PartStatus, Provenance, Stock } from './offer-schemas.ts';
export {
  type DrivenWheels,
  drivenWheels,
  factoryOffset,
  fenderIn,
  isTold,
  labelLb,
  mostOptions,
  type OwnTruck,
  ownTruckSchema,
  type TruckLook,
  toldSprings,
  withoutLook,
} from './own-truck-schema.ts';
export { default as paintStrings } from './paint-words.json' with { type: 'json' };
export {
  flareFinishes,
  type Paint,
  type PaintId,
  paintIds,
  paints,
  trimFinishes,
} from './paints.ts';
export {
  type LiftKit,
  type LiftKitLine,
  type LiftType,
  liftKitLineSchema,
  liftKitSchema,
  type Tire,
  type TireLine,
  tireLineSchema,
  tireSchema,
  type Wheel,
  type WheelLine,
  wheelLineSchema,
  wheelSchema,
} from './schemas.ts';
export { type Catalog, parseCatalogSeed } from './seed-file.ts';
export { storedVehicle, wholeVehicle } from './stored-vehicle.ts';
export { toLineRow, toVariantRow, toVehicleRow } from './to-rows.ts';
export { tradeFields, tradeOf } from './trade-fields.ts';
export {
  bodiesIn,
  makesIn,
  modelsIn,
  type TrimChoice,
  type VehicleChoice,
  yearsOf,
} from './vehicle-choices.ts';
export { vehicleFactSource } from './vehicle-fact-source.ts';
export { vehicleName } from './vehicle-name.ts';
export {
  type BodyStyle,
  type LiftTireRow,
  liftTireRowSchema,
  storedVehicleSchema,
  type TrimPlace,
  trimPlaceNames,
  type Vehicle,
  type VehicleOption,
  type VehicleTrim,
  vehicleSchema,
  type YearFacts,
} from './vehicle-schema.ts';
