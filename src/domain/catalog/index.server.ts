export { exportGoods } from './files/export-goods.server.ts';
export type { RowFate } from './files/import-batch.server.ts';
export { type ImportInput, type ImportResult, importGoods } from './files/import-goods.server.ts';
export { findKitLines, findVariants } from './find-parts.server.ts';
export {
  getLine,
  getLineOnceOffered,
  getVehicle,
  type LineWithVariants,
  listKnownVehicles,
  listLiftKits,
  listLines,
  listTires,
  listVehicles,
  listWheels,
  vehicleChoices,
} from './queries.server.ts';
export { readLine, readLines, readVariants, streamOffered } from './read-rows.server.ts';
export { countGoods, type GoodsCount } from './samples/count-goods.server.ts';
export { removeSamples } from './samples/remove-samples.server.ts';
export { takeSamples } from './samples/take-samples.server.ts';
export { findUsedParts } from './samples/used-parts.server.ts';
