import { bodies } from '#vehicle-bodies';
import { frontOverhangOf, type VehicleGeometry } from '../vehicle-geometry.ts';
import type { BodyShape } from './body-shape.ts';
import { fitTemplate } from './fit-template.ts';

const LONGEST_MIDSIZE_WHEELBASE_IN = 134;

/** Whether a vehicle is drawn with its own outline, and not with that of a similar one. */
export function hasOwnBody({ id }: Pick<VehicleGeometry, 'id'>): boolean {
  return bodies.has(id);
}

/** A vehicle without a body of its own uses the one that its record names, else the nearest one of its style. */
export function bodyFor(vehicle: VehicleGeometry): string {
  const { id, standInBody } = vehicle;
  if (bodies.has(id)) return id;
  if (standInBody && bodies.has(standInBody)) return standInBody;
  if (vehicle.bodyStyle === 'extended-cab-pickup') return 'chevrolet-silverado-1500-1999';
  if (vehicle.bodyStyle.includes('pickup')) {
    return vehicle.wheelbaseIn < LONGEST_MIDSIZE_WHEELBASE_IN
      ? 'ford-ranger-2024'
      : 'ford-f150-2021';
  }
  return vehicle.spareProtrusionIn ? 'jeep-wrangler-jl-2dr-2018' : 'chevrolet-tahoe-2021';
}

/** What must be loaded before this vehicle can be drawn; null if its body is loaded. */
export function loadBody(vehicle: VehicleGeometry): Promise<void> | null {
  return bodies.load(bodyFor(vehicle));
}

const fitted = new Map<string, BodyShape>();

/** The vehicle's body in true inches; the same object for the same dimensions. */
export function bodyShapeOf(vehicle: VehicleGeometry): BodyShape {
  const size = {
    wheelbaseIn: vehicle.wheelbaseIn,
    frontOverhangIn: frontOverhangOf(vehicle),
    rearOverhangIn: vehicle.lengthIn - vehicle.wheelbaseIn - frontOverhangOf(vehicle),
    heightIn: vehicle.heightIn,
    tireRadiusIn: vehicle.stockTire.diameterIn / 2,
  };
  const { id, bodyStyle, spareProtrusionIn } = vehicle;
  const name = bodyFor(vehicle);
  const key = [id, bodyStyle, spareProtrusionIn, name, ...Object.values(size)].join();
  const known = fitted.get(key);
  if (known) return known;
  const body = fitTemplate(name, bodies.named(name), size);
  fitted.set(key, body);
  return body;
}
