// The record is the catalogue's, which stores it; fitment's callers get it from the same door.
export {
  type BodyStyle,
  type LiftTireRow,
  liftTireRowSchema,
  type Vehicle,
  vehicleSchema,
} from '#src/domain/catalog/index.ts';
