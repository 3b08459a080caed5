export type { FitCounts, FitHeader } from './fit-schemas.ts';
export type { VehicleYears } from './vehicle-years.ts';
