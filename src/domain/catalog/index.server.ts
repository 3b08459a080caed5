export { keepByVersion } from './keep-by-version.server.ts';
export {
  getLine,
  getVehicle,
  type LineWithVariants,
  listLiftKits,
  listLines,
  listTires,
  listVehicles,
  listWheels,
  vehicleChoices,
} from './queries.server.ts';
export { readLines, readVariants, streamVariants } from './read-rows.server.ts';
