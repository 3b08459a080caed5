export {
  idsToName,
  type LegendEntry,
  legendOf,
  nameApplication,
  readLegendEntries,
} from './aces/legend.ts';
export { matchVehicles } from './aces/match-vehicles.ts';
export type { Application, NamedId } from './aces/read-application.ts';
export type { Availability } from './cells/trade-cells.ts';
export {
  type FeedField,
  type FileKind,
  feedFields,
  fileKinds,
  isRepeatable,
  type PriceField,
  priceFields,
} from './columns/fields.ts';
export { type ColumnGuess, type GuessedColumn, guessColumns } from './columns/guess-columns.ts';
export type { SupplierPreset } from './columns/presets.ts';
export {
  matchProfile,
  type ProfileMatch,
  plainHeader,
  type SupplierProfile,
  supplierProfileSchema,
} from './columns/profile.ts';
export { toProfile } from './columns/to-profile.ts';
export { usualPriceTypes } from './pies/item-prices.ts';
export type { PiesHeader } from './pies/pies-header.ts';
export type { PiesSummary } from './pies/pies-summary.ts';
export type { PiesItem } from './pies/read-item.ts';
export type { GoodsFields, WarehouseStock } from './rows/goods-fields.ts';
export { goodsProvenance } from './rows/goods-provenance.ts';
export type { GoodsRow, RowNote, RowProblem } from './rows/goods-row.ts';
export { goodsRowReader } from './rows/read-goods-row.ts';
