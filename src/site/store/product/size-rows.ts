import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import { type Assessment, VERDICTS, type Verdict } from '#src/domain/fitment/index.ts';
import type { TruckOffer } from '#src/domain/supplier-fit/index.server.ts';
import { reasonSentence, verdictSentence } from '#src/site/build/index.ts';
import type { StoreWords } from '../shelf/store-words.ts';
import { nearestAssessment } from '../shelf/why-refused.ts';
import { bySize } from './by-size.ts';
import {
  byPattern,
  liftFigures,
  type SizeFigures,
  tireFigures,
  wheelFigures,
} from './size-figures.ts';
import { supplierSays } from './supplier-says.ts';

/** The assessment of a size on the page's truck. */
export type SizeFit = {
  verdict: Verdict;
  sentence: string;
  /** Every reason, the deciding one first. */
  reasons: string[];
  /** That a supplier lists the part for the truck; most parts have none. */
  said?: string;
};

/** One row of the sizes table; parts that differ only in their bolt pattern share it. */
export type SizeRow = SizeFigures & {
  /** Stock number of the part that "choose" takes: the one that fits best. */
  sku: string;
  fit: SizeFit | null;
};

type Part = LiftKit | Wheel | Tire;
type Assessed = { part: Part; assessment: Assessment | null };
type SizeRowInput = {
  words: StoreWords;
  /** By stock number; empty without a truck. */
  assessments: ReadonlyMap<string, Assessment>;
  /** What suppliers list for the truck, by stock number. */
  offers: ReadonlyMap<string, TruckOffer>;
};

/** The sizes of a line, smallest first; with a truck, what fits it first. */
export function sizeRows(product: LineWithVariants, given: SizeRowInput): SizeRow[] {
  const rows = new Map<string, { figures: SizeFigures; parts: Assessed[] }>();
  for (const { part, figures } of figuresOf(product, given.words)) {
    const key = JSON.stringify(figures);
    const row = rows.get(key) ?? { figures, parts: [] };
    row.parts.push({ part, assessment: given.assessments.get(part.sku) ?? null });
    rows.set(key, row);
  }
  return [...rows.values()].map((row) => toRow(row, given)).sort(byVerdict);
}

function figuresOf(
  product: LineWithVariants,
  words: StoreWords,
): { part: Part; figures: SizeFigures }[] {
  if (product.kind === 'wheel') {
    const wheels = product.variants.toSorted(bySize);
    return wheels.map((part) => ({ part, figures: wheelFigures(part, words) }));
  }
  if (product.kind === 'tire') {
    const tires = product.variants.toSorted((one, other) => one.diameterIn - other.diameterIn);
    return tires.map((part) => ({ part, figures: tireFigures(part, words) }));
  }
  return product.variants.map((part) => ({ part, figures: liftFigures(part, words) }));
}

function toRow(
  { figures, parts }: { figures: SizeFigures; parts: Assessed[] },
  { words: { locale }, offers }: SizeRowInput,
): SizeRow {
  const nearest = nearestAssessment(parts.flatMap(({ assessment }) => assessment ?? []));
  const best = parts.find(({ assessment }) => assessment === nearest) ?? parts[0];
  const offer = offerOf(parts, { best, nearest, offers });
  return {
    ...figures,
    cells: { ...figures.cells, patterns: patternsOf(parts) },
    sku: best?.part.sku ?? '',
    fit: nearest
      ? {
          verdict: nearest.verdict,
          sentence: verdictSentence(nearest, locale),
          reasons: nearest.reasons.map((reason) => reasonSentence(reason, locale)),
          ...(offer && { said: supplierSays(offer, { verdict: nearest.verdict, locale }) }),
        }
      : null,
  };
}

type Nearest = {
  best: Assessed | undefined;
  nearest: Assessment | undefined;
  offers: SizeRowInput['offers'];
};

/** The offer of the part that the row chooses; if none of the row fits, of any: a supplier may list another drilling. */
function offerOf(parts: readonly Assessed[], { best, nearest, offers }: Nearest) {
  const own = best && offers.get(best.part.sku);
  if (own || nearest?.verdict !== 'does-not-fit') return own;
  const listed = parts.find(({ part }) => offers.has(part.sku));
  return listed && offers.get(listed.part.sku);
}

function patternsOf(parts: readonly Assessed[]): string {
  const patterns = parts.flatMap(({ part }) => ('boltPatterns' in part ? part.boltPatterns : []));
  return [...new Set(patterns)].sort(byPattern).join(', ');
}

function byVerdict(one: SizeRow, other: SizeRow): number {
  const place = ({ fit }: SizeRow) => (fit ? VERDICTS.indexOf(fit.verdict) : 0);
  return place(one) - place(other);
}
