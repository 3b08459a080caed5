// The record belongs to the catalog, which stores it; callers of fitment can import it here too.
export {
  type BodyStyle,
  type LiftTireRow,
  liftTireRowSchema,
  type Vehicle,
  vehicleSchema,
} from '#src/domain/catalog/index.ts';
export { parseBoltPattern } from './bolt-pattern.ts';
export {
  type FitBuild,
  type FitLift,
  type FitTire,
  type FitWheel,
  factoryTire,
  factoryWheel,
  liftHeights,
  stockDiameterIn,
  withFactoryParts,
} from './build.ts';
export { type BuildNumbers, buildNumbers, type FigureName } from './build-numbers.ts';
export type { Confidence } from './confidence.ts';
export {
  type ContactPoint,
  type ContactSpot,
  type Contacts,
  contactPoints,
  contactSpots,
} from './contact-points.ts';
export { type DailyFigures, dailyFigures, seemingMpgLossPercent } from './daily-figures.ts';
export { type DriveNumbers, driveNumbers, type RpmAt70 } from './drive-numbers.ts';
export { type FenderHeights, fenderHeights, type Stance, stanceOf } from './fender-heights.ts';
export type { Figure } from './figure.ts';
export { type InnerPart, innerPartOf } from './inner-part.ts';
export { innerRoom } from './inner-room.ts';
export { knownKitLists } from './lift-application.ts';
export { liftFigures } from './lift-figures.ts';
export { type LoadNumbers, loadNumbers } from './load-numbers.ts';
export { asOwned, canHave, isEveryTwoWheelDrive, isSoldIn } from './own-truck.ts';
export { adviseRegear, type GearAdvice, type GearPlan } from './re-gear-rules.ts';
export {
  type Fix,
  type Reason,
  type ReasonCode,
  VERDICTS,
  type Verdict,
} from './reasons.ts';
export { garageClearanceIn, type LiftHeights } from './ride-height.ts';
export {
  type Assessment,
  assessFitment,
  checkBoltPattern,
  checkHubBore,
  checkLift,
  checkRimDiameter,
  checkRimWidth,
  checkTireDiameter,
  judgeFitment,
} from './rules.ts';
export { type Candidate, type Choices, liftKitsFor, tiresFor, wheelsFor } from './selection.ts';
export type { Source } from './sources.ts';
export { tireDiameterIn, tireSectionIn } from './tire-dimensions.ts';
export { cleanTireLimitIn, tireLimitIn } from './tire-limit.ts';
export { loadIndexLb } from './tire-load.ts';
export { readTireMarks } from './tire-marks.ts';
export {
  findTireSize,
  formatTireSize,
  parseTireSize,
  type TireSize,
  TireSizeError,
  type TireSizeProblem,
} from './tire-size.ts';
export {
  backspacingIn,
  centerlineBackspacingIn,
  offsetFromBackspacingMm,
  pokeMm,
} from './wheel-position.ts';
