import { faces } from '#vehicle-faces';
import { bodyFor, bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import type { Face } from './face-schema.ts';
import { fitFace } from './fit-face.ts';

/** What must be loaded, besides its body, before this vehicle can be drawn from the front; null if it is here. */
export function loadFace(vehicle: VehicleGeometry): Promise<void> | null {
  return faces.load(bodyFor(vehicle));
}

/** The vehicle's face in true inches: stretched to its width, and as high as the side view is. */
export function faceOf(vehicle: VehicleGeometry): Face {
  const face = faces.named(bodyFor(vehicle));
  const { heightOf } = bodyShapeOf(vehicle);
  return fitFace(face, { stretch: vehicle.widthIn / face.widthIn, height: heightOf });
}
