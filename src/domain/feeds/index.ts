export type { Availability } from './cells/trade-cells.ts';
export { type FeedField, type FileKind, feedFields, fileKinds } from './columns/fields.ts';
export { type ColumnGuess, type GuessedColumn, guessColumns } from './columns/guess-columns.ts';
export type { SupplierPreset } from './columns/presets.ts';
export {
  matchProfile,
  type ProfileMatch,
  type SupplierProfile,
  supplierProfileSchema,
} from './columns/profile.ts';
export { toProfile } from './columns/to-profile.ts';
export type { GoodsFields, WarehouseStock } from './rows/goods-fields.ts';
export { goodsProvenance } from './rows/goods-provenance.ts';
export {
  type GoodsRow,
  goodsRowReader,
  type RowNote,
  type RowProblem,
} from './rows/read-goods-row.ts';
