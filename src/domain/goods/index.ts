export { type FitFlip, flipsBetween, type VehicleFit } from './fit-flips.ts';
export { type GoodsCategory, type LineCategory, lineCategories } from './goods-category.ts';
export type { GoodsOf } from './goods-of.ts';
export { siteChanges } from './import/count-fate.ts';
export {
  type DraftProfile,
  draftProfileSchema,
  type ImportCounts,
  type ImportGuess,
  importCountsSchema,
} from './import/import-schemas.ts';
export { type PriceRule, priceByMargin, priceRuleSchema } from './import/price-rule.ts';
export {
  type LineQuery,
  type LineSort,
  lineSorts,
  usualLines,
} from './lines/line-query.ts';
export type { LineSummary } from './lines/line-summary.ts';
export { readTypedLine } from './lines/read-typed-line.ts';
export { type ManyChange, manyChangeSchema } from './many-change.ts';
export { marginOf } from './margin.ts';
export { type PartCategory, partCategories } from './part-category.ts';
export { figureOf, type PartFigure, partFigures } from './part-figure.ts';
export type { PartFields } from './part-patch.ts';
export {
  type PartFilter,
  type PartQuery,
  type PartSort,
  type PartStatus,
  partSorts,
  partStatuses,
  type StockState,
  stockStates,
  usualQuery,
} from './part-query.ts';
export { priceEnds } from './price-ends.ts';
export type { PriceStep } from './price-step.ts';
export {
  type StockPart,
  type StockTire,
  type StockWheel,
  stockPartSchemas,
} from './stock-part.ts';
export { differencesOf, type FactDifference, withShipped } from './vehicles/shipped-facts.ts';
export { sourcedFacts } from './vehicles/typed-sources.ts';
export { valueIn } from './vehicles/value-in.ts';
export type { StockVehicle } from './vehicles/vehicle-facts.ts';
export { nameOf, type Unit, type VehicleField } from './vehicles/vehicle-field.ts';
export {
  type VehicleOrigin,
  type VehicleQuery,
  vehicleOrigins,
} from './vehicles/vehicle-query.ts';
export {
  type FactName,
  type SectionName,
  type VehicleFact,
  vehicleSections,
} from './vehicles/vehicle-sections.ts';
export { type TableName, tableFields } from './vehicles/vehicle-tables.ts';
export { type VehicleValues, vehicleValues } from './vehicles/vehicle-values.ts';
export { confidences } from './vehicles/vehicle-words.ts';
