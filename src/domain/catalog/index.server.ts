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
