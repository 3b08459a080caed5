import { createHash } from 'node:crypto';
import type { TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import { backspacingIn } from '#src/domain/fitment/index.ts';
import type { TireForm, WheelForm } from './part-form.ts';
import type { StockPart, StockTire, StockWheel } from './stock-part.ts';

export type PartLineRecord = { kind: 'wheel'; line: WheelLine } | { kind: 'tire'; line: TireLine };

type Typed = {
  input: WheelForm | TireForm;
  line: PartLineRecord;
  /** The part as it was; its sources stay. */
  before: StockPart | null;
};

/** The part that a form describes, with the facts of its line. */
export function typedPart({ input, line, before }: Typed): StockPart {
  const offer = offerOf(input, before);
  if (line.kind === 'wheel' && 'boltPatterns' in input) return wheelOf(input, line.line, offer);
  if (line.kind === 'tire' && 'loadRange' in input) {
    return tireOf(input, treadOf(line.line, before), offer);
  }
  throw new Error('The form is of another category than the line');
}

type Offer = ReturnType<typeof offerOf>;

function offerOf(input: WheelForm | TireForm, before: StockPart | null) {
  return {
    sku: input.sku,
    status: input.status,
    images: input.images ?? before?.images ?? [],
    provenance: before?.provenance ?? {},
    stock: { onHand: input.onHand, leadTimeDays: input.leadTimeDays },
    priceCents: input.priceUsd,
    weightLb: input.weightLb,
    upc: input.upc,
    costCents: input.costUsd,
    mapCents: input.mapUsd,
    msrpCents: input.msrpUsd,
    jobberCents: input.jobberUsd,
    supersededBy: input.supersededBy,
  };
}

/** Backspacing follows from width and offset, flanges included, as a tape measures it. */
function wheelOf(input: WheelForm, line: WheelLine, offer: Offer): StockWheel {
  const { widthIn, offsetMm } = input;
  return {
    ...offer,
    ...lineFacts(line),
    construction: line.construction,
    diameterIn: input.diameterIn,
    widthIn,
    offsetMm,
    backspacingIn: Number(backspacingIn({ widthIn, offsetMm }).toFixed(2)),
    boltPatterns: input.boltPatterns,
    boreMm: input.boreMm,
    loadRatingLb: input.loadRatingLb,
    finishes: input.finishes,
    lug: input.lug,
  };
}

/** A size may have its own tread, deeper than its line's; the form does not ask for it, so it stays. */
function treadOf(line: TireLine, before: StockPart | null): TireLine {
  if (before?.lineId !== line.lineId || !('loadRange' in before)) return line;
  const { type, speed, treadDepth32, threePeak, mileageWarranty } = before;
  return { ...line, type, speed, treadDepth32, threePeak, mileageWarranty };
}

function tireOf(input: TireForm, line: TireLine, offer: Offer): StockTire {
  return {
    ...offer,
    ...lineFacts(line),
    type: line.type,
    speed: line.speed,
    treadDepth32: line.treadDepth32,
    threePeak: line.threePeak,
    mileageWarranty: line.mileageWarranty,
    size: input.size,
    diameterIn: input.diameterIn,
    sectionIn: input.sectionIn,
    rimMinIn: input.rimMinIn,
    rimMaxIn: input.rimMaxIn,
    measuringRimIn: input.measuringRimIn,
    loadRange: input.loadRange,
    loadIndex: input.loadIndex,
    maxLoadLb: input.maxLoadLb,
  };
}

function lineFacts({ lineId, brand, name }: WheelLine | TireLine) {
  return { lineId, brand, name };
}

/** Names a state of a part or a line, so that a form can tell whether it is still the one it was filled from. */
export function stampOf(part: object): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 22);
}
