import type { DrawInput } from '#src/domain/builds/index.ts';
import {
  type Drawing,
  type DrawingOptions,
  designOf,
  drawPicture,
  finishOf,
  stockBuild,
  type VehicleBuild,
  type VehicleGeometry,
} from '#src/drawing/index.ts';

/** Pages draw their own labels and lines over the truck. */
type PlainOptions = Omit<DrawingOptions, 'dimensions' | 'person' | 'words'>;

/** The side view of a build; stock parts look as in the vehicle's own drawing. */
export function drawTruck(
  vehicle: VehicleGeometry,
  { input, options }: { input: DrawInput; options: PlainOptions },
): Drawing {
  return drawPicture({ vehicle, build: drawnBuild(vehicle, input), options });
}

export function drawnBuild(vehicle: VehicleGeometry, input: DrawInput): VehicleBuild {
  const stock = stockBuild(vehicle);
  const { tire, wheel, look = {} } = input;
  return {
    ...stock,
    paint: {
      ...stock.paint,
      ...look.paint,
      roof: look.roof ?? null,
      flares: look.flares ?? 'stock',
      trim: look.trim ?? 'stock',
    },
    liftFrontIn: input.liftFrontIn,
    liftRearIn: input.liftRearIn,
    tire: {
      diameterIn: tire.diameterIn,
      sectionIn: tire.sectionIn,
      tread: tire.tread ?? stock.tire.tread,
      label: tire.label,
      ...(tire.lineName !== null && { lineName: tire.lineName }),
    },
    wheel: {
      diameterIn: wheel.diameterIn,
      widthIn: wheel.widthIn,
      offsetMm: wheel.offsetMm,
      design: wheel.lineId === null ? stock.wheel.design : designOf(wheel.lineId),
      finish: wheel.finish === null ? stock.wheel.finish : finishOf(wheel.finish),
    },
  };
}
