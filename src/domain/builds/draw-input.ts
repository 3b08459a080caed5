import { findTireSize, tireSectionIn, withFactoryParts } from '#src/domain/fitment/index.ts';
import type { ResolvedBuild } from './resolve-build.ts';

/** What a to-scale drawing needs to know about a build, in inches, independent of product photos. */
export type DrawInput = {
  vehicleId: string;
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

/** Stock parts are drawn where nothing else was chosen. */
export function drawInput({ vehicle, liftKit, wheel, tire, fit }: ResolvedBuild): DrawInput {
  const parts = withFactoryParts(fit);
  return {
    vehicleId: vehicle.id,
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
