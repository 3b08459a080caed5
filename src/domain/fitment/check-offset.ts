import type { LiftTireRow, Vehicle } from '#src/domain/catalog/index.ts';
import {
  type FitBuild,
  type FitLift,
  type FitTire,
  type FitWheel,
  roomDiameterIn,
} from './build.ts';
import { judgeKnuckle, offsetUnknown } from './check-knuckle.ts';
import { fieldConfidence } from './confidence.ts';
import { innerPartOf } from './inner-part.ts';
import { STOCK_INNER_ROOM_MM } from './inner-room.ts';
import { judgeFarOut } from './judge-far-out.ts';
import { MEASURE, note, type Reason, reason, rounded } from './reasons.ts';
import { recordSource, SOURCES } from './sources.ts';
import { MM_PER_IN } from './tire-dimensions.ts';
import { clearanceLiftIn, isTakenByRow, rowsAtLift } from './tire-limit.ts';
import { pokeMm } from './wheel-position.ts';

const LEAST_ROOM_MM = STOCK_INNER_ROOM_MM.least;
/** No risk if at least half of the factory wheel's inner clearance is left. */
const NO_RISK_MM = 5;
/**
 * Up to this much further out than any wheel on record, flares and liners need work; beyond it, retailers call it
 * extreme, and what it takes follows from the circle that the tire swings.
 */
const FAR_OUT_MM = 30;
/** Twice the most that is ever there: no wheel on record is more than 12 mm further in than the factory's. */
const FAR_IN_MM = 2 * STOCK_INNER_ROOM_MM.most;
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
    judgePosition({ vehicle, lift: build.lift, wheel: placed, tire: build.tire, rows }),
    ...notePoke(vehicle, placed),
  ];
}

type PositionInput = {
  vehicle: Vehicle;
  lift: FitLift | null;
  wheel: PlacedWheel;
  tire: FitTire | null;
  rows: LiftTireRow[];
};

function judgePosition(input: PositionInput): Reason {
  return judgeKnuckle(input) ?? judgeInnerRoom(input) ?? judgeRange(input);
}

/** Any row that applies at this height and takes the tire may cover the offset. */
function judgeRange({ vehicle, wheel, tire, rows }: PositionInput): Reason {
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
    const { verdict, sweepsAsIn } = farOut({ wheel, tire, rows }, min);
    return reason({
      ...said,
      code: FAR_CODES[verdict],
      verdict,
      values: {
        have: wheel.offsetMm,
        min,
        over: outward,
        ...(tire && sweepsAsIn && { sweeps: rounded(sweepsAsIn), tire: tire.size }),
      },
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

const FAR_CODES = {
  'fits-with-work': 'offset.farWork',
  unknown: 'offset.farOpen',
  'does-not-fit': 'offset.far',
} as const;

/** A wheel alone says nothing about a circle; its tire does. */
function farOut({ wheel, tire, rows }: Omit<PositionInput, 'vehicle' | 'lift'>, minMm: number) {
  if (!tire) return { verdict: 'unknown', sweepsAsIn: null } as const;
  return judgeFarOut({ rows, tire, offsetMm: wheel.offsetMm, minMm });
}

/**
 * The innermost wheel on record has the factory width and the highest offset up to this lift. Offsets inside the record's
 * range were collected with wheels of the trade, which are wider than the factory's: there, all of the usual room is for
 * them.
 */
function judgeInnerRoom({ vehicle, lift, wheel, rows: taking }: PositionInput): Reason | null {
  const rows = rowsAtLift(vehicle, clearanceLiftIn(lift));
  if (rows.length === 0) return null;
  const highest = Math.max(...rows.map((row) => row.offsetRangeMm[1]));
  const roomMm = -inwardMm(vehicle, wheel, highest);
  const isInRange = taking.some((row) => rangeMarginMm(row, wheel.offsetMm) >= 0);
  const noRiskMm = isInRange ? LEAST_ROOM_MM : NO_RISK_MM;
  if (roomMm >= -noRiskMm) return null;
  const { offsetMm } = vehicle.stockWheel;
  const isFarIn = offsetMm !== null && inwardMm(vehicle, wheel, offsetMm) > FAR_IN_MM;
  const unsettled = roomMm >= -LEAST_ROOM_MM ? 'fits-with-work' : 'unknown';
  return reason({
    code: isFarIn ? 'offset.innerFar' : 'offset.inner',
    verdict: isFarIn ? 'does-not-fit' : unsettled,
    values: { inner: rounded(-roomMm), part: innerPartOf(vehicle) },
    measured: rounded(roomMm),
    limit: -noRiskMm,
    margin: rounded(roomMm + noRiskMm),
    unit: 'mm',
    source: SOURCES.innerRoom,
    confidence: fieldConfidence(vehicle, 'stockWheel.offsetMm', 'liftTire'),
    fix: MEASURE,
  });
}

/** How much further in the rim is than one of the factory's width on another offset, in mm. */
function inwardMm({ stockWheel }: Vehicle, { widthIn, offsetMm }: PlacedWheel, thanMm: number) {
  return offsetMm - thanMm + ((widthIn - stockWheel.widthIn) / 2) * MM_PER_IN;
}

function rowsThatTakeTheTire({ vehicle, lift, tire }: FitBuild): LiftTireRow[] {
  const rows = rowsAtLift(vehicle, clearanceLiftIn(lift));
  if (!tire) return rows;
  const taking = rows.filter((row) => isTakenByRow(row, roomDiameterIn(tire)));
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
