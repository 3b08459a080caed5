import {
  type flareFinishes,
  type Paint,
  paints,
  type TruckLook,
  type trimFinishes,
} from '#src/domain/catalog/index.ts';
import { findTireSize, tireSectionIn, withFactoryParts } from '#src/domain/fitment/index.ts';
import type { ResolvedBuild } from './resolve-build.ts';

/** What a to-scale drawing needs to know about a build, in inches, independent of product photos. */
export type DrawInput = {
  vehicleId: string;
  /** Missing where nothing was picked: as in the vehicle's own drawing. */
  look?: DrawnLook;
  liftFrontIn: number;
  liftRearIn: number;
  tire: {
    diameterIn: number;
    sectionIn: number;
    /** Null for the factory tire. */
    tread: 'H/T' | 'A/T' | 'R/T' | 'M/T' | null;
    label: string;
    lineName: string | null;
  };
  wheel: {
    diameterIn: number;
    widthIn: number;
    offsetMm: number | null;
    /** Null for the factory wheel. */
    lineId: string | null;
    finish: string | null;
  };
};

/** What of a truck's look was picked, in colors, so that a build that was sent keeps them. */
export type DrawnLook = {
  paint?: Paint;
  roof?: Paint;
  flares?: (typeof flareFinishes)[number];
  trim?: (typeof trimFinishes)[number];
};

/** A look as a drawing needs it; undefined if nothing was picked. */
export function drawnLook({
  paint,
  roofPaint,
  flareFinish,
  trimFinish,
}: TruckLook): DrawnLook | undefined {
  const look: DrawnLook = {
    ...(paint && { paint: paints[paint] }),
    ...(roofPaint && { roof: paints[roofPaint] }),
    ...(flareFinish && { flares: flareFinish }),
    ...(trimFinish && { trim: trimFinish }),
  };
  return Object.keys(look).length === 0 ? undefined : look;
}

/** Stock parts are drawn where nothing else was chosen. */
export function drawInput({ vehicle, own, liftKit, wheel, tire, fit }: ResolvedBuild): DrawInput {
  const parts = withFactoryParts(fit);
  const look = own && drawnLook(own);
  return {
    vehicleId: vehicle.id,
    ...(look && { look }),
    liftFrontIn: liftKit?.frontIn ?? 0,
    liftRearIn: liftKit?.rearIn ?? 0,
    tire: {
      diameterIn: parts.tire.diameterIn,
      sectionIn: tire?.sectionIn ?? sectionOf(parts.tire.size),
      tread: tire?.type ?? null,
      label: parts.tire.size,
      lineName: tire?.name ?? null,
    },
    wheel: {
      diameterIn: parts.wheel.diameterIn,
      widthIn: parts.wheel.widthIn,
      offsetMm: parts.wheel.offsetMm,
      lineId: wheel?.lineId ?? null,
      finish: wheel?.finishes[0] ?? null,
    },
  };
}

// Only drawn, never printed: an unreadable stock size is drawn with a typical width.
const usualSectionIn = 10.8;

function sectionOf(size: string): number {
  const read = findTireSize(size);
  return read ? tireSectionIn(read) : usualSectionIn;
}
