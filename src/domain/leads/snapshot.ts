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
/** In inches; `delta` is compared with stock. */
const figureSchema = z.looseObject({
  value: z.number().nullable(),
  delta: z.number().nullable().optional(),
});
const priceSpan = z.object({ minCents: z.int(), maxCents: z.int() });

/** The fields that the confirmation page and the shop read; the rest of the snapshot is kept unchanged. */
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
      /** The shop had stopped offering it by the time the build was sent. */
      isGone: z.boolean().default(false),
    }),
  ),
  partsTotal: priceSpan,
  /** Null for builds that were sent before there was an out-the-door price. */
  quote: quoteSchema.nullable().default(null),
  /** The price on the page, if the catalog changed before the build was sent; null if it is the same. */
  seenTotalCents: spanSchema.nullable().default(null),
  verdict: z.enum(VERDICTS),
  figures: z.looseObject({ height: figureSchema, tireDiameter: figureSchema.optional() }),
  /** Null for builds that were frozen before gears and loads were included. */
  drive: z.custom<DriveNumbers>(isObject).nullable().default(null),
  load: z.custom<LoadNumbers>(isObject).nullable().default(null),
  /** Everything the drawing was made from, so that the same truck can be drawn again. */
  drawing: z.custom<DrawInput>(isObject),
});

export type BuildSnapshot = z.infer<typeof buildSnapshotSchema>;

/** What current prices are based on. */
export type PriceBasis = {
  rates: Rates;
  catalogVersion?: string | null;
  /** The price on the page when it was sent. */
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
