import type { DrawnLook } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { pictureFrame } from '#src/drawing/index.ts';
import { type DrawingOf, lookOf } from '#src/site/kit/drawing-url.ts';

/** A truck's picture and its size in CSS pixels. */
export type Truck = { drawing: DrawingOf; width: number; height: number };

/** Lifts and the tire's diameter in inches; missing ones are stock. */
export type TruckSetup = { liftFrontIn: number; liftRearIn: number; tireIn: number };

/** Of every small picture of the office, so that all trucks in one view have one scale: an F-150 is 80 px long. */
const pxPerIn = 0.34;

type Fitted = {
  setup: TruckSetup | null;
  wheel?: string | undefined;
  look?: DrawnLook | undefined;
};

/** The vehicle as it stands with this setup, without the stock outline: both would blur at this size. */
export function truckAt(vehicle: Vehicle, { setup, wheel, look }: Fitted): Truck {
  const { liftFrontIn = 0, liftRearIn = 0, tireIn = vehicle.stockTire.diameterIn } = setup ?? {};
  const options = { ground: false, ghost: false };
  const build = { liftFrontIn, liftRearIn, tire: { diameterIn: tireIn } };
  const { widthPx, heightPx, scalePxPerIn } = pictureFrame({ vehicle, build, options });
  const pixels = (px: number) => Math.round((px / scalePxPerIn) * pxPerIn);
  return {
    drawing: {
      vehicle: vehicle.id,
      ...(setup && { lift: liftFrontIn, liftRear: liftRearIn, tire: tireIn }),
      ...(wheel !== undefined && { wheel }),
      ...lookOf(look),
      ...options,
    },
    width: pixels(widthPx),
    height: pixels(heightPx),
  };
}
