import type { DrawInput } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { sectionOfSize } from '#src/drawing/index.ts';

/** The same truck in its own paint, with the height, wheels and tires that it came with. */
export function stockInput(
  { stockTire, stockWheel }: Vehicle,
  { vehicleId, look }: DrawInput,
): DrawInput {
  const { diameterIn, widthIn, offsetMm } = stockWheel;
  return {
    vehicleId,
    ...(look && { look }),
    liftFrontIn: 0,
    liftRearIn: 0,
    tire: {
      diameterIn: stockTire.diameterIn,
      sectionIn: sectionOfSize(stockTire.size),
      tread: null,
      label: stockTire.size,
      lineName: null,
    },
    wheel: { diameterIn, widthIn, offsetMm, lineId: null, finish: null },
  };
}

/** Whether a build looks as the truck came: nothing of it was lifted, and its wheels and tires stayed. */
export function looksStock({ liftFrontIn, liftRearIn, tire, wheel }: DrawInput): boolean {
  return liftFrontIn === 0 && liftRearIn === 0 && tire.tread === null && wheel.lineId === null;
}
