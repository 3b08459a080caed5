import type { VehicleBuild } from '../build.ts';
import { sectionOfSize } from '../stock-build.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

const MM_PER_INCH = 25.4;
// If the track is not on record, this fraction of the width is used instead, and no figure that
// depends on it is printed.
const TRACK_SHARE = 0.845;
const TYPICAL_OFFSET_MM = 35;

/** The positions of wheels and body from the front, in inches. */
export interface FrontStance {
  stockTrackIn: number;
  /** False: the stock track is drawn as a typical fraction of the width. */
  trackOnRecord: boolean;
  trackIn: number;
  stockSectionIn: number;
  sectionIn: number;
  stockRadiusIn: number;
  radiusIn: number;
  riseIn: number;
  /** Outer rim edges from the center line, and the hub face, which no wheel moves. */
  stockRimIn: number;
  rimIn: number;
  hubFaceIn: number;
  offsetMm: number | null;
  /** Outer rim edge compared with stock, the trade's poke; null if an offset is unknown. */
  pokeIn: number | null;
  moved: boolean;
}

export function frontStanceOf(vehicle: VehicleGeometry, build: VehicleBuild): FrontStance {
  const stock = vehicle.stockWheel;
  const { wheel, tire } = build;
  const record = vehicle.frontTrackIn ?? null;
  const stockTrackIn = record ?? vehicle.widthIn * TRACK_SHARE;
  const stockOffset = stock.offsetMm ?? TYPICAL_OFFSET_MM;
  const outward = (stockOffset - (wheel.offsetMm ?? stockOffset)) / MM_PER_INCH;
  const stockRadiusIn = vehicle.stockTire.diameterIn / 2;
  const radiusIn = tire.diameterIn / 2;
  const riseIn = build.liftFrontIn + radiusIn - stockRadiusIn;
  const rimOutward = outward + (wheel.widthIn - stock.widthIn) / 2;
  const isKnown = stock.offsetMm !== null && wheel.offsetMm !== null;
  return {
    stockTrackIn,
    trackOnRecord: record !== null,
    trackIn: stockTrackIn + 2 * outward,
    stockSectionIn: sectionOfSize(vehicle.stockTire.size),
    sectionIn: tire.sectionIn,
    stockRadiusIn,
    radiusIn,
    riseIn,
    stockRimIn: stockTrackIn / 2 + stock.widthIn / 2,
    rimIn: stockTrackIn / 2 + stock.widthIn / 2 + rimOutward,
    hubFaceIn: stockTrackIn / 2 + stockOffset / MM_PER_INCH,
    offsetMm: wheel.offsetMm,
    pokeIn: isKnown ? rimOutward : null,
    moved: Math.abs(riseIn) > 0.05 || Math.abs(rimOutward) > 0.05,
  };
}

/** How far the tires stick out past the body's widest point; negative: inside of it. For looks only. */
export function pastBodyIn(vehicle: VehicleGeometry, build: VehicleBuild): number {
  const { trackIn, sectionIn } = frontStanceOf(vehicle, build);
  return trackIn / 2 + sectionIn / 2 - vehicle.widthIn / 2;
}
