import type { RideSetup } from './build.ts';
import { hundredths } from './geometry/numbers.ts';
import { frontOverhangOf, type VehicleGeometry } from './vehicle-geometry.ts';

/** The position of a vehicle with its build, in inches. */
export interface Stance {
  wheelbaseIn: number;
  frontOverhangIn: number;
  rearOverhangIn: number;
  stockRadiusIn: number;
  radiusIn: number;
  /** Body rise at the axles compared with stock. */
  riseFrontIn: number;
  riseRearIn: number;
  /** Differs visibly from stock. */
  moved: boolean;
}

export function stanceOf(vehicle: VehicleGeometry, build: RideSetup): Stance {
  const { wheelbaseIn } = vehicle;
  const frontOverhangIn = frontOverhangOf(vehicle);
  const stockRadiusIn = vehicle.stockTire.diameterIn / 2;
  const radiusIn = build.tire.diameterIn / 2;
  const grown = radiusIn - stockRadiusIn;
  const riseFrontIn = build.liftFrontIn + grown;
  const riseRearIn = build.liftRearIn + grown;
  return {
    wheelbaseIn,
    frontOverhangIn,
    rearOverhangIn: vehicle.lengthIn - wheelbaseIn - frontOverhangIn,
    stockRadiusIn,
    radiusIn,
    riseFrontIn,
    riseRearIn,
    moved: Math.abs(riseFrontIn) + Math.abs(riseRearIn) > 0.05 || Math.abs(grown) > 0.05,
  };
}

/** Rise of the body at a position along the vehicle. */
export function riseAt(stance: Stance, xIn: number): number {
  const { riseFrontIn, riseRearIn, wheelbaseIn } = stance;
  return riseFrontIn + ((riseRearIn - riseFrontIn) * xIn) / wheelbaseIn;
}

export interface BodyMove {
  scalePxPerIn: number;
  pivotPx: readonly [x: number, y: number];
}

/** The transform of every `data-part="body"` group: a rigid rise with a pitch about the front hub. */
export function bodyTransform(
  stance: Pick<Stance, 'riseFrontIn' | 'riseRearIn' | 'wheelbaseIn'>,
  { scalePxPerIn, pivotPx }: BodyMove,
): string {
  const { riseFrontIn, riseRearIn, wheelbaseIn } = stance;
  const degrees = (-Math.atan2(riseRearIn - riseFrontIn, wheelbaseIn) * 180) / Math.PI;
  const rise = `translate(0 ${hundredths(-riseFrontIn * scalePxPerIn)})`;
  if (Math.abs(degrees) <= 0.005) return rise;
  return `${rise} rotate(${[degrees, ...pivotPx].map(hundredths).join(' ')})`;
}
