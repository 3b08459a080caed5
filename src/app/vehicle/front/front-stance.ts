import type { VehicleBuild } from '../build.ts';
import { sectionOfSize } from '../stock-build.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

const MM_PER_INCH = 25.4;
// No record gives the track: the drawing needs one, so this share of the width stands in for it and
// is never printed as a figure.
const TRACK_SHARE = 0.845;
const TYPICAL_OFFSET_MM = 35;

/** How wheels and body stand seen from the front, inches. */
export interface FrontStance {
  stockTrackIn: number;
  trackIn: number;
  stockSectionIn: number;
  sectionIn: number;
  stockRadiusIn: number;
  radiusIn: number;
  riseIn: number;
  offsetMm: number | null;
  /** Outer rim edge against stock, the trade's poke; null when an offset is unknown. */
  pokeIn: number | null;
  moved: boolean;
}

export function frontStanceOf(vehicle: VehicleGeometry, build: VehicleBuild): FrontStance {
  const stock = vehicle.stockWheel;
  const { wheel, tire } = build;
  const stockTrackIn = vehicle.widthIn * TRACK_SHARE;
  const stockOffset = stock.offsetMm ?? TYPICAL_OFFSET_MM;
  const outward = (stockOffset - (wheel.offsetMm ?? stockOffset)) / MM_PER_INCH;
  const stockRadiusIn = vehicle.stockTire.diameterIn / 2;
  const radiusIn = tire.diameterIn / 2;
  const riseIn = build.liftFrontIn + radiusIn - stockRadiusIn;
  const rimOutward = outward + (wheel.widthIn - stock.widthIn) / 2;
  const isKnown = stock.offsetMm !== null && wheel.offsetMm !== null;
  return {
    stockTrackIn,
    trackIn: stockTrackIn + 2 * outward,
    stockSectionIn: sectionOfSize(vehicle.stockTire.size),
    sectionIn: tire.sectionIn,
    stockRadiusIn,
    radiusIn,
    riseIn,
    offsetMm: wheel.offsetMm,
    pokeIn: isKnown ? rimOutward : null,
    moved: Math.abs(riseIn) > 0.05 || Math.abs(rimOutward) > 0.05,
  };
}
