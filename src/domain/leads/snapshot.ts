import { z } from 'zod';
import {
  type Build,
  type DrawInput,
  drawInput,
  listParts,
  partsTotal,
  type ResolvedBuild,
} from '#src/domain/builds/index.ts';
import {
  assessFitment,
  buildNumbers,
  type DriveNumbers,
  driveNumbers,
  type LoadNumbers,
  loadNumbers,
  VERDICTS,
} from '#src/domain/fitment/index.ts';
import {
  type Quote,
  type QuotedPrice,
  quoteBuild,
  quoteSchema,
  type Span,
} from '#src/domain/quotes/index.ts';
import type { Rates } from '#src/domain/rates/index.ts';

const spanSchema = z.object({ low: z.int(), likely: z.int(), high: z.int() });
const priceSpan = z.object({ minCents: z.int(), maxCents: z.int() });

/** What the complete page and the shop read back; the rest of the snapshot is kept as it was. */
export const buildSnapshotSchema = z.looseObject({
  selectedOptions: z.array(z.enum(['lift-kits', 'wheels', 'tires'])).min(1),
  vehicle: z.object({ id: z.string(), year: z.int(), make: z.string(), model: z.string() }),
  parts: z.array(
    z.object({
      option: z.enum(['lift-kits', 'wheels', 'tires']),
      sku: z.string(),
      brand: z.string(),
      name: z.string(),
      size: z.string(),
      count: z.int(),
      price: priceSpan,
      /** The shop had stopped offering it when the build was sent. */
      isGone: z.boolean().default(false),
    }),
  ),
  partsTotal: priceSpan,
  /** Null in what was sent before builds had a price out the door. */
  quote: quoteSchema.nullable().default(null),
  /** What the page said where the catalogue changed before it was sent; null where it said the same. */
  seenTotalCents: spanSchema.nullable().default(null),
  verdict: z.enum(VERDICTS),
  figures: z.looseObject({ height: z.looseObject({ value: z.number().nullable() }) }),
  /** Null in what was frozen before gears and loads were. */
  drive: z.custom<DriveNumbers>(isObject).nullable().default(null),
  load: z.custom<LoadNumbers>(isObject).nullable().default(null),
  /** Everything the drawing was made from, so that the same truck is drawn again. */
  drawing: z.custom<DrawInput>(isObject),
});

export type BuildSnapshot = z.infer<typeof buildSnapshotSchema>;

/** What prices are read from at this moment. */
export type PriceBasis = {
  rates: Rates;
  catalogVersion?: string | null;
  /** What the page said when it was sent. */
  seen?: QuotedPrice | null;
};

/** The build as its owner sees it now: options, verdict with reasons, figures and prices. */
export function takeSnapshot(
  build: Build,
  { resolved, basis }: { resolved: ResolvedBuild; basis: PriceBasis },
): BuildSnapshot {
  const { vehicle, year } = resolved;
  const assessment = assessFitment(resolved.fit);
  const parts = listParts(resolved);
  const { seen = null, ...priceBasis } = basis;
  const quote = quoteBuild(resolved, { assessment, ...priceBasis });
  return {
    selectedOptions: build.selectedOptions,
    firstOption: build.firstOption,
    completedOptions: build.completedOptions,
    version: build.version,
    vehicle: { id: vehicle.id, year, make: vehicle.make, model: vehicle.model },
    parts,
    partsTotal: partsTotal(parts),
    quote,
    seenTotalCents: differing(seen, quote),
    verdict: assessment.verdict,
    assessment,
    figures: buildNumbers(resolved.fit),
    drive: driveNumbers(resolved.fit),
    load: loadNumbers(resolved.fit),
    drawing: drawInput(resolved),
  };
}

function differing(seen: QuotedPrice | null, { totalCents }: Quote): Span | null {
  if (!seen) return null;
  const { low, likely, high } = seen.totalCents;
  const isSame = low === totalCents.low && likely === totalCents.likely && high === totalCents.high;
  return isSame ? null : seen.totalCents;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
