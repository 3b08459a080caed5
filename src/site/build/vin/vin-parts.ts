/** What is shown around a VIN, in one module, so that a browser loads it with one request. */
export { KeepVin } from './keep-vin.tsx';
export { ScanVin } from './scan-vin.tsx';
export { VinProgress } from './vin-progress.tsx';
export { VinSaid } from './vin-said.tsx';
