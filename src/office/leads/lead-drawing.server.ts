import type { DrawInput } from '#src/domain/builds/index.ts';
import { getVehicle, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type DimensionLabel, drawSide } from '#src/drawing/index.ts';
import { drawnBuild, inchesText } from '#src/site/build/index.ts';
import { type DrawingOf, lookOf } from '#src/site/kit/drawing-url.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';

type Drawn = {
  drawing: DrawInput;
  parts: readonly { option: string; sku: string }[];
  /** As the rules compute it; null if they could not. */
  heightIn: number | null;
};

/** A truck to scale with its figures, and the size of its picture in pixels. */
export type LeadDrawing = {
  drawing: DrawingOf;
  labels: DrawingLabel[];
  width: number;
  height: number;
};

/** Space over the roof for the sky, in inches. */
const roomAboveIn = 16;
/** Behind the bumper, where the height is written. */
const roomBehindIn = 34;

/** The truck as it was sent; discontinued parts are drawn by their size. Null without a record. */
export async function leadDrawing(ctx: Ctx, sent: Drawn): Promise<LeadDrawing | null> {
  const { drawing: input, parts, heightIn } = sent;
  const [vehicle, tires, wheels] = await Promise.all([
    getVehicle(ctx, input.vehicleId),
    listTires(ctx),
    listWheels(ctx),
  ]);
  if (!vehicle) return null;
  const skuOf = (option: string) => parts.find((part) => part.option === option)?.sku;
  const tire = tires.find(({ sku }) => sku === skuOf('tires'));
  const wheel = wheels.find(({ sku }) => sku === skuOf('wheels'));
  const rise = input.liftFrontIn + (input.tire.diameterIn - vehicle.stockTire.diameterIn) / 2;
  const top = Math.ceil(vehicle.heightIn + Math.max(0, rise) + roomAboveIn);
  const { labels, widthPx, heightPx } = drawSide({
    vehicle,
    build: drawnBuild(vehicle, input),
    options: { dimensions: 'upright', topIn: top, padIn: { right: roomBehindIn } },
  });
  return {
    drawing: {
      vehicle: vehicle.id,
      lift: input.liftFrontIn,
      liftRear: input.liftRearIn,
      tire: tire?.sku ?? input.tire.diameterIn,
      wheel: wheel?.sku,
      ...lookOf(input.look),
      dimensions: 'upright',
      top,
      right: roomBehindIn,
    },
    labels: labels.flatMap((label) => labelOf(label, { heightIn, text: toInches(ctx) })),
    width: Math.round(widthPx),
    height: Math.round(heightPx),
  };
}

function toInches({ locale }: Pick<Ctx, 'locale'>) {
  return (inches: number) => inchesText(inches, locale);
}

type Said = { heightIn: number | null; text: (inches: number) => string };

/** The height in the gap of its line, and the clearance beside its own, which is too short for a gap. */
function labelOf(label: DimensionLabel, { heightIn, text }: Said): DrawingLabel[] {
  const { name, xPercent: x, yPercent: y } = label;
  const valueIn = name === 'height' ? (heightIn ?? label.valueIn) : label.valueIn;
  if (valueIn === null || (name !== 'height' && name !== 'clearance')) return [];
  const at = name === 'height' ? ({ x, anchor: 'middle' } as const) : { x: x + 1.2 };
  return [{ name, y, ...at, text: text(valueIn), look: 'halo' }];
}
