export { type OpenBuild, openBuild, openUnsentBuild } from './open-build.server.ts';
export { readPriceBasis } from './price/read-price-basis.server.ts';
export { findVehicles } from './vehicles/find-vehicles.ts';
