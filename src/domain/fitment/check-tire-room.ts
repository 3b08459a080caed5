import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type FitBuild, type FitTire, type FitWheel, roomDiameterIn } from './build.ts';
import { isUsualWidth } from './check-tire-width.ts';
import { fieldConfidence } from './confidence.ts';
import { factorySizesOf } from './factory-sizes.ts';
import { innerPartOf } from './inner-part.ts';
import { STOCK_INNER_ROOM_MM } from './inner-room.ts';
import { isBracketLift } from './lift-application.ts';
import { MEASURE, type Reason, reason, rounded } from './reasons.ts';
import { SOURCES } from './sources.ts';
import { MM_PER_IN, tireSectionIn } from './tire-dimensions.ts';
import { clearanceLiftIn, isWithinRow, rowsAtLift } from './tire-limit.ts';
import { findTireSize } from './tire-size.ts';

const { least: LEAST_ROOM_MM, most: MOST_ROOM_MM } = STOCK_INNER_ROOM_MM;

/**
 * The lowest factory offset of any truck, in mm, by the first model year of its generation; a higher one puts the
 * factory tire further in. Until 2003 wheels of 15x8 stood further out.
 */
export function leastFactoryOffsetMm({ years: [first] }: Pick<Vehicle, 'years'>): number {
  return first >= 2004 ? 15 : -20;
}

type Question = FitBuild & { wheel: FitWheel; tire: FitTire };

/**
 * How far the tire's inner sidewall reaches toward the suspension, compared with the widest factory size on the
 * factory offset. Both use nominal section widths. Without the factory offset it is unknown, unless even the lowest
 * of its time would leave room. Not asked where a row of the record speaks for this very pair: it takes the tire, of a
 * usual width, on offsets as high as this one. A bracket kit's knuckle is judged by the record's offsets, too; an unknown
 * offset of the new wheel is reported elsewhere.
 */
export function checkTireRoom(build: Question): Reason | null {
  const { vehicle, lift, tire } = build;
  const inwardMm = inwardOf(build);
  if (inwardMm === null || inwardMm <= LEAST_ROOM_MM) return null;
  if (lift && isBracketLift(vehicle, lift)) return null;
  if (isOnRecord(build)) return null;
  return reason({
    ...judgeInward(build, inwardMm),
    values: { inner: rounded(inwardMm), size: tire.size, part: innerPartOf(vehicle) },
    measured: rounded(inwardMm),
    limit: LEAST_ROOM_MM,
    margin: rounded(LEAST_ROOM_MM - inwardMm),
    unit: 'mm',
    source: SOURCES.innerRoom,
    confidence: fieldConfidence(vehicle, 'stockWheel.offsetMm', 'stockTire.size'),
    fix: MEASURE,
  });
}

function isOnRecord({ vehicle, lift, wheel, tire }: Question): boolean {
  const { offsetMm } = wheel;
  if (offsetMm === null || !isUsualWidth({ vehicle, lift, tire })) return false;
  return rowsAtLift(vehicle, clearanceLiftIn(lift)).some(
    (row) => isWithinRow(row, roomDiameterIn(tire)) && offsetMm <= row.offsetRangeMm[1],
  );
}

function judgeInward({ vehicle, wheel }: Question, inwardMm: number) {
  if (!wheel.factory && vehicle.stockWheel.offsetMm === null) {
    return { code: 'offset.tireOpen', verdict: 'unknown' } as const;
  }
  return inwardMm <= MOST_ROOM_MM
    ? ({ code: 'offset.tireNear', verdict: 'fits-with-work' } as const)
    : ({ code: 'offset.tireInner', verdict: 'unknown' } as const);
}

function inwardOf({ vehicle, wheel, tire }: Question): number | null {
  const size = findTireSize(tire.size);
  const widestIn = factorySizesOf(vehicle).widestSectionIn;
  const offsetMm = offsetChangeMm(vehicle, wheel);
  if (!size || widestIn === null || offsetMm === null) return null;
  return ((tireSectionIn(size) - widestIn) / 2) * MM_PER_IN + offsetMm;
}

/** Positive means toward the suspension. A kept wheel has not moved, whether its offset is known or not. */
function offsetChangeMm(vehicle: Vehicle, { factory, offsetMm }: FitWheel): number | null {
  if (factory) return 0;
  const stockMm = vehicle.stockWheel.offsetMm ?? leastFactoryOffsetMm(vehicle);
  return offsetMm === null ? null : offsetMm - stockMm;
}
