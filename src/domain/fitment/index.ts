export {
  type BodyStyle,
  type LiftTireRow,
  liftTireRowSchema,
  type Vehicle,
  vehicleSchema,
} from './schemas.ts';
