import type { VehicleBuild } from '../build.ts';
import type { Anchor } from '../drawing.ts';
import { sectionOfSize } from '../stock-build.ts';
import { createSheet, type Sheet } from '../svg/sheet.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

const MM_PER_IN = 25.4;
const TYPICAL_OFFSET_MM = 35;
/** The middle of what the trade finds between a stock wheel and the part beside it (8 to 15 mm), in inches. */
export const STOCK_ROOM_IN = 0.45;
const HALF_WIDTH_IN = 26;
const BELOW_IN = 11;
const ABOVE_IN = 4;

/** What the inner side of the wheel touches first. */
export type SectionPart = 'upper-arm' | 'control-arm' | 'strut';

export type SectionSpot = 'size' | 'poke' | 'room' | 'part' | 'stock';

export type SectionView = {
  svg: string;
  widthPx: number;
  heightPx: number;
  spots: Readonly<Record<SectionSpot, Anchor>>;
};

/** One wheel with its tire: the middle of its width from the hub's face, positive inboard. */
export type WheelSlice = {
  middleIn: number;
  rimRadiusIn: number;
  widthIn: number;
  tireRadiusIn: number;
  sectionIn: number;
};

/** Everything in inches: x from the hub's face, positive inboard; y above the ground. */
export type SectionPlan = {
  sheet: Sheet;
  part: SectionPart;
  own: WheelSlice;
  stock: WheelSlice;
  /** False if an offset is not on record: nothing is said of poke and room. */
  isMeasured: boolean;
};

export function sectionPlan(
  vehicle: VehicleGeometry,
  build: VehicleBuild,
  look: { part: SectionPart; id: string; scale: number },
): SectionPlan {
  const { stockWheel, stockTire } = vehicle;
  const { wheel, tire } = build;
  const stockOffset = stockWheel.offsetMm ?? TYPICAL_OFFSET_MM;
  const own = {
    middleIn: (wheel.offsetMm ?? stockOffset) / MM_PER_IN,
    rimRadiusIn: wheel.diameterIn / 2,
    widthIn: wheel.widthIn,
    tireRadiusIn: tire.diameterIn / 2,
    sectionIn: tire.sectionIn,
  };
  const stock = {
    middleIn: stockOffset / MM_PER_IN,
    rimRadiusIn: stockWheel.diameterIn / 2,
    widthIn: stockWheel.widthIn,
    tireRadiusIn: stockTire.diameterIn / 2,
    sectionIn: sectionOfSize(stockTire.size),
  };
  const frame = {
    leftIn: -HALF_WIDTH_IN,
    rightIn: HALF_WIDTH_IN,
    topIn: 2 * Math.max(own.tireRadiusIn, stock.tireRadiusIn) + ABOVE_IN,
    bottomIn: -BELOW_IN,
  };
  const isMeasured = stockWheel.offsetMm !== null && wheel.offsetMm !== null;
  const sheet = createSheet(look.id, look.scale, frame);
  return { sheet, part: look.part, own, stock, isMeasured };
}

/** The rim's edge on one side, from the hub's face. */
export function rimEdgeIn({ middleIn, widthIn }: WheelSlice, side: 'outer' | 'inner'): number {
  return middleIn + (side === 'outer' ? -widthIn : widthIn) / 2;
}
