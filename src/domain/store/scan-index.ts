import { slugOf } from '#src/lib/slug.ts';
import type { FacetColumn } from './facet-column.ts';
import type { ShelfRequest } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

/** What fitment says of each of the index's `fitParts`, and which of it is wanted. */
export type FitAnswers = {
  /** Position in `VERDICTS`, by fit part. */
  verdictOf: Uint8Array;
  isWanted: readonly boolean[];
};

export type Wishes = Pick<ShelfRequest, 'chosen' | 'maxPriceCents' | 'words'>;

/** What was found of one line. */
export type LineTally = {
  matching: number;
  /** Cents of the matching variants. */
  low: number;
  high: number;
  /** The cheapest matching variant. */
  sample: number;
  /** By position in `VERDICTS`: variants that match all but the fit. */
  verdicts: [number, number, number, number];
};

export type Tally = {
  lines: LineTally[];
  /** By facet: 1 at `line * sets + set` where a variant matches all but this facet. */
  seen: Uint8Array[];
};

/** One pass over all variants: what matches, and what would if one facet were not asked for. */
export function scanIndex(
  index: ShelfIndex,
  { wishes, fit }: { wishes: Wishes; fit: FitAnswers | null },
): Tally {
  const tally = emptyTally(index);
  const isLineWanted = wantedLines(index, wishes.words);
  const most = wishes.maxPriceCents ?? Number.POSITIVE_INFINITY;
  const narrowed = index.facets.map((facet) => allowedSets(facet, wishes));
  for (let variant = 0; variant < index.skus.length; variant += 1) {
    if (!isLineWanted[at(index.lineOf, variant)] || at(index.lowCents, variant) > most) continue;
    const missed = missedFacet(index.facets, { narrowed, variant });
    if (missed === many) continue;
    const verdict = fit ? at(fit.verdictOf, at(index.fitOf, variant)) : 0;
    const fits = !fit || fit.isWanted[verdict] === true;
    if (missed === none) countVariant({ index, tally }, { variant, verdict, fits });
    if (fits) markFacets({ index, tally }, { variant, missed });
  }
  return tally;
}

const none = -1;
const many = -2;

/** The one facet that is in the way of a variant; `none`, or `many`. */
function missedFacet(
  facets: readonly FacetColumn[],
  { narrowed, variant }: { narrowed: readonly (Uint8Array | null)[]; variant: number },
): number {
  let missed = none;
  for (let facet = 0; facet < facets.length; facet += 1) {
    const allowed = narrowed[facet];
    if (!allowed || allowed[facets[facet]?.setOf[variant] ?? 0] === 1) continue;
    if (missed !== none) return many;
    missed = facet;
  }
  return missed;
}

type Counting = { index: ShelfIndex; tally: Tally };

function countVariant(
  { index, tally }: Counting,
  { variant, verdict, fits }: { variant: number; verdict: number; fits: boolean },
): void {
  const line = tally.lines[at(index.lineOf, variant)];
  if (!line) return;
  line.verdicts[verdict] = (line.verdicts[verdict] ?? 0) + 1;
  if (!fits) return;
  if (line.matching === 0 || isCheaper(index, { variant, than: line.sample })) {
    line.low = at(index.lowCents, variant);
    line.sample = variant;
  }
  line.matching += 1;
  line.high = Math.max(line.high, at(index.highCents, variant));
}

/** Of equals the first stock number, whatever the order of the database. */
function isCheaper(
  { lowCents, skus }: ShelfIndex,
  { variant, than }: { variant: number; than: number },
): boolean {
  const cents = at(lowCents, variant) - at(lowCents, than);
  return cents < 0 || (cents === 0 && (skus[variant] ?? '') < (skus[than] ?? ''));
}

/** A variant that one facet is in the way of counts for this facet only. */
function markFacets(
  { index, tally }: Counting,
  { variant, missed }: { variant: number; missed: number },
): void {
  const line = at(index.lineOf, variant);
  for (let facet = 0; facet < index.facets.length; facet += 1) {
    if (missed !== none && missed !== facet) continue;
    const column = index.facets[facet];
    const seen = tally.seen[facet];
    if (column && seen) seen[line * column.sets.length + at(column.setOf, variant)] = 1;
  }
}

/** Which sets have a chosen value; null where nothing is chosen that this shelf has. */
function allowedSets(facet: FacetColumn, { chosen }: Wishes): Uint8Array | null {
  const asked = new Set(chosen[facet.name]);
  const positions = facet.values.flatMap(({ value }, at) => (asked.has(value) ? [at] : []));
  if (positions.length === 0) return null;
  const hasOne = (set: readonly number[]) => set.some((value) => positions.includes(value));
  return Uint8Array.from(facet.sets, (set) => (hasOne(set) ? 1 : 0));
}

function wantedLines({ lines }: ShelfIndex, words: string): boolean[] {
  const asked = words.split(/\s+/).map(slugOf);
  return lines.map(({ slug }) => asked.every((one) => slug.includes(one)));
}

function emptyTally({ lines, facets }: ShelfIndex): Tally {
  return {
    lines: lines.map(() => ({ matching: 0, low: 0, high: 0, sample: -1, verdicts: [0, 0, 0, 0] })),
    seen: facets.map(({ sets }) => new Uint8Array(lines.length * sets.length)),
  };
}

/** Every position asked for is inside the column. */
function at(column: Uint32Array | Uint8Array, position: number): number {
  return column[position] ?? 0;
}
