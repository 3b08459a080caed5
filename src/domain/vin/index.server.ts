export { findVehicleByVin } from './find-vehicle-by-vin.server.ts';
