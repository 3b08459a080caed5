import {
  type DimensionName,
  drawSide,
  stockBuild,
  type VehicleGeometry,
} from '#src/app/vehicle/index.ts';

/** Where things are in a side drawing, so that HTML can put its words over the picture. */
export type DrawingFrame = {
  /** Size of the picture, inches. */
  widthIn: number;
  heightIn: number;
  /** From the picture's upper edge down to the ground, inches. */
  groundIn: number;
  /** In percent of the picture. */
  labels: { name: DimensionName; x: number; y: number }[];
};

type Standing = { liftFrontIn: number; liftRearIn: number; tireDiameterIn: number };

/** The frame of the picture that the drawing endpoint makes of the same truck with `dimensions=lines`. */
export function drawingFrame(vehicle: VehicleGeometry, standing: Standing): DrawingFrame {
  const { tireDiameterIn, ...lift } = standing;
  const stock = stockBuild(vehicle);
  const build = { ...stock, ...lift, tire: { ...stock.tire, diameterIn: tireDiameterIn } };
  const drawing = drawSide({ vehicle, build, options: { dimensions: 'lines' } });
  const inches = (px: number) => Math.round((px / drawing.scalePxPerIn) * 100) / 100;
  return {
    widthIn: inches(drawing.widthPx),
    heightIn: inches(drawing.heightPx),
    groundIn: inches((drawing.anchors.frontContact.yPercent / 100) * drawing.heightPx),
    labels: drawing.labels.map(({ name, xPercent, yPercent }) => ({
      name,
      x: xPercent,
      y: yPercent,
    })),
  };
}
