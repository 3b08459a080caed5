import type { LiftTireRow, Vehicle } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitLift, FitWheel } from './build.ts';
import { fieldConfidence } from './confidence.ts';
import { innerPartOf } from './inner-part.ts';
import { STOCK_INNER_ROOM_MM } from './inner-room.ts';
import { isBracketLift } from './lift-application.ts';
import { MEASURE, note, type Reason, reason, rounded } from './reasons.ts';
import { recordSource, SOURCES } from './sources.ts';
import { MM_PER_IN } from './tire-dimensions.ts';
import { clearanceLiftIn, judgeTireAtRow, rowsAtLift } from './tire-limit.ts';
import { pokeMm } from './wheel-position.ts';

const LEAST_ROOM_MM = STOCK_INNER_ROOM_MM.least;
/** No risk if at least half of the factory wheel's inner clearance is left. */
const NO_RISK_MM = 5;
/**
 * Up to this much further out than any wheel on record, flares and liners need work; beyond it, retailers call it
 * extreme and no record says what it takes.
 */
const FAR_OUT_MM = 30;
/** Less poke than this looks flush. */
const FLUSH_MM = 10;

type PlacedWheel = FitWheel & { offsetMm: number };

/** Where the wheel sits, compared with the record's offsets and the clearance inside. */
export function checkOffset(build: FitBuild & { wheel: FitWheel }): Reason[] {
  const { vehicle, wheel } = build;
  if (wheel.factory) return [];
  if (wheel.offsetMm === null) return [offsetUnknown(vehicle)];
  const placed = { ...wheel, offsetMm: wheel.offsetMm };
  const rows = rowsThatTakeTheTire(build);
  return [
    judgePosition({ vehicle, lift: build.lift, wheel: placed, rows }),
    ...notePoke(vehicle, placed),
  ];
}

type PositionInput = {
  vehicle: Vehicle;
  lift: FitLift | null;
  wheel: PlacedWheel;
  rows: LiftTireRow[];
};

function judgePosition(input: PositionInput): Reason {
  return judgeKnuckle(input) ?? judgeInnerRoom(input) ?? judgeRange(input);
}

/** Any row that applies at this height and takes the tire may cover the offset. */
function judgeRange({ vehicle, wheel, rows }: PositionInput): Reason {
  const said = {
    measured: wheel.offsetMm,
    unit: 'mm' as const,
    source: recordSource(vehicle, 'wheel offsets by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire'),
  };
  const row = rows.findLast((one) => rangeMarginMm(one, wheel.offsetMm) >= 0) ?? rows.at(-1);
  if (!row) return offsetUnknown(vehicle);
  const [min, max] = row.offsetRangeMm;
  const margin = rangeMarginMm(row, wheel.offsetMm);
  const nearest = wheel.offsetMm < (min + max) / 2 ? min : max;
  const outward = min - wheel.offsetMm;
  if (outward > FAR_OUT_MM) {
    return reason({
      ...said,
      code: 'offset.far',
      verdict: 'unknown',
      values: { have: wheel.offsetMm, min, over: outward },
      limit: min,
      margin,
      fix: { code: 'fix.offset', values: { offset: min } },
    });
  }
  return reason({
    ...said,
    code: margin >= 0 ? 'offset.ok' : 'offset.out',
    verdict: margin >= 0 ? 'fits' : 'fits-with-work',
    values: { have: wheel.offsetMm, min, max },
    limit: nearest,
    margin,
    ...(margin < 0 && { fix: { code: 'fix.offset' as const, values: { offset: nearest } } }),
  });
}

function offsetUnknown(vehicle: Vehicle): Reason {
  return reason({
    code: 'offset.unknown',
    verdict: 'unknown',
    unit: 'mm',
    source: recordSource(vehicle, 'wheel offsets by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire'),
    fix: MEASURE,
  });
}

/** A bracket kit has its own knuckle, so only the record's rows for tall lifts apply. */
function judgeKnuckle({ vehicle, lift, wheel }: PositionInput): Reason | null {
  const limit = knuckleOffsetMm(vehicle, lift);
  if (limit === NO_SUCH_ROW) return offsetUnknown(vehicle);
  if (limit === null || wheel.offsetMm <= limit) return null;
  return reason({
    code: 'offset.knuckle',
    verdict: 'does-not-fit',
    values: { have: wheel.offsetMm, limit },
    measured: wheel.offsetMm,
    limit,
    margin: limit - wheel.offsetMm,
    unit: 'mm',
    source: recordSource(vehicle, 'wheel offsets by lift'),
    confidence: fieldConfidence(vehicle, 'liftTire'),
    fix: { code: 'fix.offset', values: { offset: limit } },
  });
}

/** The innermost wheel on record has the factory width and the highest offset up to this lift. */
function judgeInnerRoom({ vehicle, lift, wheel }: PositionInput): Reason | null {
  const rows = rowsAtLift(vehicle, clearanceLiftIn(lift));
  if (rows.length === 0) return null;
  const highest = Math.max(...rows.map((row) => row.offsetRangeMm[1]));
  const roomMm =
    highest - wheel.offsetMm + ((vehicle.stockWheel.widthIn - wheel.widthIn) / 2) * MM_PER_IN;
  if (roomMm >= -NO_RISK_MM) return null;
  return reason({
    code: 'offset.inner',
    verdict: roomMm >= -LEAST_ROOM_MM ? 'fits-with-work' : 'unknown',
    values: { inner: rounded(-roomMm), part: innerPartOf(vehicle) },
    measured: rounded(roomMm),
    limit: -NO_RISK_MM,
    margin: rounded(roomMm + NO_RISK_MM),
    unit: 'mm',
    source: SOURCES.innerRoom,
    confidence: fieldConfidence(vehicle, 'stockWheel.offsetMm', 'liftTire'),
    fix: MEASURE,
  });
}

const NO_SUCH_ROW = Number.NEGATIVE_INFINITY;

/** The highest offset that clears a bracket kit's knuckle; null without such a kit. */
function knuckleOffsetMm(vehicle: Vehicle, lift: FitLift | null): number | null {
  if (!lift || !isBracketLift(vehicle, lift)) return null;
  const rows = rowsAtLift(vehicle, lift.frontIn).filter((row) => row.liftIn >= 4);
  return rows.at(-1)?.offsetRangeMm[1] ?? NO_SUCH_ROW;
}

function rowsThatTakeTheTire({ vehicle, lift, tire }: FitBuild): LiftTireRow[] {
  const rows = rowsAtLift(vehicle, clearanceLiftIn(lift));
  if (!tire) return rows;
  const taking = rows.filter((row) => judgeTireAtRow(row, tire.diameterIn) !== 'does-not-fit');
  return taking.length === 0 ? rows : taking;
}

function rangeMarginMm({ offsetRangeMm: [min, max] }: LiftTireRow, offsetMm: number): number {
  return Math.min(offsetMm - min, max - offsetMm);
}

function notePoke(vehicle: Vehicle, wheel: PlacedWheel): Reason[] {
  const { widthIn, offsetMm } = vehicle.stockWheel;
  const said = {
    source: SOURCES.wheelPosition,
    confidence: fieldConfidence(vehicle, 'stockWheel.offsetMm'),
  };
  if (offsetMm === null) {
    return [note({ ...said, code: 'unknown.offset', verdict: 'unknown', fix: MEASURE })];
  }
  const poke = rounded(pokeMm({ widthIn, offsetMm }, wheel));
  if (poke <= FLUSH_MM) return [];
  return [
    note({
      ...said,
      code: 'offset.poke',
      verdict: 'fits',
      values: { poke },
      measured: poke,
      limit: FLUSH_MM,
      margin: rounded(FLUSH_MM - poke),
      unit: 'mm',
    }),
  ];
}
