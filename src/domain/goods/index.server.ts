export { changeMany, type ManyPreview, previewMany } from './change-many.server.ts';
export { notePresence } from './complete/note-presence.server.ts';
export type { PartCounts } from './count-parts.server.ts';
export { countStock, type StockCount } from './count-stock.server.ts';
export { fitsOfPart } from './fits-of-part.server.ts';
export { applyImport, queueApply } from './import/apply-import.server.ts';
export { applyLater } from './import/apply-later.server.ts';
export { checkImport } from './import/check-import.server.ts';
export { discardImport } from './import/discard-import.server.ts';
export {
  getImport,
  type ImportLine,
  type ImportRow,
  type ImportView,
  listImports,
} from './import/get-import.server.ts';
export { type ComingChange, listComing } from './import/list-coming.server.ts';
export { getSupplier, listSuppliers } from './import/list-suppliers.server.ts';
export {
  mapImport,
  recheckImport,
  rereadImport,
  saveSupplier,
} from './import/map-import.server.ts';
export { olderFile } from './import/older-file.server.ts';
export { purgeImports } from './import/purge-imports.server.ts';
export { cancelLater } from './import/queue-later.server.ts';
export { startImport } from './import/start-import.server.ts';
export { stopImport } from './import/stop-import.server.ts';
export { storedFile } from './import/stored-file.server.ts';
export { undoImport } from './import/undo-import.server.ts';
export { importOwnFile } from './import-own-file.server.ts';
export { fitsOfKit, type HeightFits } from './lines/fits-of-kit.server.ts';
export { type LineCounts, type LineList, listProductLines } from './lines/list-lines.server.ts';
export { addLine, getLineRecord, removeLine, saveLine } from './lines/save-line.server.ts';
export {
  type GoodsBatch,
  listBatches,
  listPartEvents,
  type PartEvent,
} from './list-batches.server.ts';
export { listParts, type PartList } from './list-parts.server.ts';
export {
  askAgain,
  forgetNumber,
  joinNumbers,
  listSupplierNumbers,
  type SupplierNumber,
} from './numbers/join-numbers.server.ts';
export { readOwnFields, releaseOwnFields } from './own-fields.server.ts';
export { readParts as readStockParts } from './part-rows.server.ts';
export { fetchPictures } from './pictures/fetch-pictures.server.ts';
export { type ImportPictures, retryPictures } from './pictures/import-pictures.server.ts';
export { keepTypedPicture } from './pictures/keep-typed.server.ts';
export { queueDuePictures, queuePictures } from './pictures/queue-pictures.server.ts';
export { listPartLines, type PartLine } from './read-part-lines.server.ts';
export { saveFigure } from './save-figure.server.ts';
export { addPart, getPart, readTypedPart, removePart, savePart } from './save-part.server.ts';
export { listSupply, type SupplierSupply } from './supply/list-supply.server.ts';
export { supplyTotals } from './supply/supply-totals.server.ts';
export { takeSupply } from './supply/take-supply.server.ts';
export { stampOf } from './typed-part.ts';
export { undoBatch, undoDays } from './undo-batch.server.ts';
export {
  applyVehicleFile,
  discardVehicleFile,
} from './vehicles/files/apply-vehicle-file.server.ts';
export {
  getVehicleFile,
  listVehicleFiles,
  type VehicleFileView,
} from './vehicles/files/get-vehicle-file.server.ts';
export { startVehicleFile } from './vehicles/files/start-vehicle-file.server.ts';
export {
  fitsOfVehicle,
  type Loss,
  lossOf,
  type PartFlips,
  partFlips,
  type VehicleFits,
} from './vehicles/fits-of-vehicle.server.ts';
export { followShipped, shippedColumns } from './vehicles/follow-shipped.server.ts';
export {
  listVehicleNames,
  listVehicleRecords,
  type VehicleList,
  type VehicleSummary,
} from './vehicles/list-vehicle-records.server.ts';
export {
  addVehicle,
  getVehicleRecord,
  readTypedVehicle,
  removeVehicle,
  saveVehicle,
  takeShipped,
  vehicleStamp,
} from './vehicles/save-vehicle.server.ts';
