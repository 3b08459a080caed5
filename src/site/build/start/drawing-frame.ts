import type { Vehicle } from '#src/domain/catalog/index.ts';
import { stockDiameterIn } from '#src/domain/fitment/index.ts';
import { type Drawing, drawSide, stockBuild } from '#src/drawing/index.ts';
import type { LiftStep } from './choose-steps.ts';

/** Bounds of every picture of one truck, in inches: all heights are drawn in the same frame. */
export type SharedEdges = { top: number; right: number };

/** Positions in the pictures, in inches, so that HTML labels can be placed over them. */
export type DrawingFrame = {
  widthIn: number;
  heightIn: number;
  /** From the upper edge down to the ground. */
  groundIn: number;
};

/** A dimension line's gap, in percent of the picture. */
export type PlacedLabel = { name: Drawing['labels'][number]['name']; x: number; y: number };

/** The frame of the drawing endpoint's picture for a step, with `dimensions=lines`. */
export function measurePicture(
  vehicle: Vehicle,
  { lift, tire }: LiftStep,
  { top, right }: SharedEdges,
): { frame: DrawingFrame; labels: PlacedLabel[] } {
  const stock = stockBuild(vehicle);
  const build = {
    ...stock,
    liftFrontIn: lift?.frontIn ?? 0,
    liftRearIn: lift?.rearIn ?? 0,
    tire: { ...stock.tire, diameterIn: tire?.diameterIn ?? stockDiameterIn(vehicle) },
  };
  const options = { dimensions: 'lines' as const, topIn: top, padIn: { right } };
  const drawing = drawSide({ vehicle, build, options });
  const inches = (px: number) => Math.round((px / drawing.scalePxPerIn) * 10) / 10;
  return {
    frame: {
      widthIn: inches(drawing.widthPx),
      heightIn: inches(drawing.heightPx),
      groundIn: inches((drawing.anchors.frontContact.yPercent / 100) * drawing.heightPx),
    },
    labels: drawing.labels.map(({ name, xPercent, yPercent }) => ({
      name,
      x: xPercent,
      y: yPercent,
    })),
  };
}
