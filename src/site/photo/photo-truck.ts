import type { VehicleBuild, VehicleGeometry } from '#src/drawing/index.ts';

/** The truck of a photo, and what is put on it. */
export type PhotoTruck = {
  vehicle: VehicleGeometry;
  /** "2021 Ford F-150" */
  name: string;
  stock: VehicleBuild;
  build: VehicleBuild;
  /** The parts of the build in words, for the picture. */
  parts: readonly string[];
};
