import type { VehicleBuild } from './build.ts';
import { paintedIn } from './paint-job.ts';
import { bodyShapeOf } from './shapes/vehicle-bodies.ts';
import type { VehicleGeometry } from './vehicle-geometry.ts';

const MM_PER_INCH = 25.4;
const SECTION_WITHOUT_SIZE_IN = 10.5;

/** Section width of a metric size in inches; "265/70R17" is 265 mm. */
export function sectionOfSize(size: string): number {
  const millimetres = /(\d{3})\//.exec(size)?.[1];
  return millimetres ? Number(millimetres) / MM_PER_INCH : SECTION_WITHOUT_SIZE_IN;
}

/** The vehicle in factory condition; design, finish and color are the drawing's own choice. */
export function stockBuild(vehicle: VehicleGeometry): VehicleBuild {
  const { stockTire, stockWheel } = vehicle;
  const shape = bodyShapeOf(vehicle);
  return {
    liftFrontIn: 0,
    liftRearIn: 0,
    tire: {
      diameterIn: stockTire.diameterIn,
      sectionIn: sectionOfSize(stockTire.size),
      tread: 'A/T',
      label: stockTire.size,
    },
    wheel: { ...stockWheel, design: shape.stockDesign, finish: shape.stockFinish },
    paint: paintedIn(shape.paint),
  };
}
