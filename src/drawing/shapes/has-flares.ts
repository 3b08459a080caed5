import type { VehicleGeometry } from '../vehicle-geometry.ts';
import { bodyShapeOf } from './vehicle-bodies.ts';

/** Whether a vehicle is drawn with fender flares, which can be finished unlike the body; its body must be loaded. */
export function hasFlares(vehicle: VehicleGeometry): boolean {
  const { kind, archFront, archRear } = bodyShapeOf(vehicle);
  return kind === 'jeep' || Boolean(archFront.flare || archRear.flare);
}
