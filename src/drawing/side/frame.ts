import { type DrawingOptions, PERSON_HEIGHT_IN } from '../drawing.ts';
import type { Stance } from '../stance.ts';
import type { SheetFrame } from '../svg/sheet.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

const PERSON_BEFORE_BUMPER_IN = 24;

export function personXOf({ frontOverhangIn }: Stance): number {
  return -frontOverhangIn - PERSON_BEFORE_BUMPER_IN;
}

/** The picture's bounds: the vehicle, the person and the room that dimension lines need. */
export function sideFrame(
  vehicle: VehicleGeometry,
  stance: Stance,
  options: DrawingOptions,
): SheetFrame {
  const { padIn = {}, person = false, dimensions = 'none' } = options;
  const measured = dimensions !== 'none';
  const room = measured
    ? { left: 22, right: stance.moved ? 40 : 20, top: 9, bottom: 27 }
    : { left: 5, right: 5, top: 4, bottom: 6 };
  const pad = { ...room, ...(person ? { left: 44 } : {}), ...padIn };
  const rise = Math.max(stance.riseFrontIn, stance.riseRearIn, 0);
  const highest = Math.max(vehicle.heightIn + rise, person ? PERSON_HEIGHT_IN : 0);
  return {
    leftIn: -stance.frontOverhangIn - pad.left,
    rightIn: stance.wheelbaseIn + stance.rearOverhangIn + pad.right,
    topIn: options.topIn ?? highest + pad.top,
    bottomIn: -pad.bottom,
  };
}
