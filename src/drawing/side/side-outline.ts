import { archOutline } from '../geometry/arch.ts';
import { piecesOf, type XY } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { BodyArch } from '../shapes/body-shape.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

/** A body from the side at stock height, as corners in inches. */
export interface SideOutline {
  /** Closed: the whole body, without its wheels. */
  silhouette: readonly XY[];
  /** From the foot before the wheel over the crown to the foot behind it. */
  frontOpening: readonly XY[];
  rearOpening: readonly XY[];
}

const stepsPerCurve = 5;

/** What the drawing's body covers; its file must be loaded, see `loadBody`. */
export function sideOutline(vehicle: VehicleGeometry): SideOutline {
  const shape = bodyShapeOf(vehicle);
  const hubY = vehicle.stockTire.diameterIn / 2;
  const openingOf = (arch: BodyArch) =>
    cornersOf(archOutline(arch, { centreX: arch.centreX, hubY }), false).toReversed();
  return {
    silhouette: cornersOf(shape.silhouette, true),
    frontOpening: openingOf(shape.archFront),
    rearOpening: openingOf(shape.archRear),
  };
}

/** An outline with its curves as short straight lines. */
function cornersOf(outline: Outline, closed: boolean): XY[] {
  const pieces = piecesOf(outline, closed);
  const corners = pieces.flatMap(({ from, control, to }) => {
    if (!control) return [from];
    return Array.from({ length: stepsPerCurve }, (_, step): XY => {
      const t = step / stepsPerCurve;
      const along = (axis: 0 | 1) =>
        lerp(lerp(from[axis], control[axis], t), lerp(control[axis], to[axis], t), t);
      return [along(0), along(1)];
    });
  });
  const last = pieces.at(-1);
  return closed || !last ? corners : [...corners, last.to];
}
