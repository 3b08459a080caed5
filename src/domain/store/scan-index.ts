import { slugOf } from '#src/lib/slug.ts';
import type { FacetColumn } from './facet-column.ts';
import type { ShelfRequest } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

/** The verdict for each of the index's `fitParts`, and which verdicts are wanted. */
export type FitAnswers = {
  /** Index into `VERDICTS`, by fit part. */
  verdictOf: Uint8Array;
  isWanted: readonly boolean[];
};

export type ShelfFilters = Pick<ShelfRequest, 'chosen' | 'maxPriceCents' | 'words'>;

/** What was found of one line. */
export type LineTally = {
  matching: number;
  /** Cents of the matching variants. */
  low: number;
  high: number;
  /** The cheapest matching variant. */
  sample: number;
  /** By index into `VERDICTS`: variants that match except for the fit. */
  verdicts: [number, number, number, number];
};

export type Tally = {
  lines: LineTally[];
  /** By facet: 1 at `line * sets + set` if a variant matches everything but this facet. */
  seen: Uint8Array[];
};

/** Finds what matches, and what would match if one facet were ignored; column by column. */
export function scanIndex(
  index: ShelfIndex,
  { wishes, fit }: { wishes: ShelfFilters; fit: FitAnswers | null },
): Tally {
  const missed = missedFacets(index, wishes);
  const unfit = fit ? unfitVariants(index, fit) : new Uint8Array(index.skus.length);
  return {
    lines: tallyLines(index, { missed, unfit, fit }),
    seen: index.facets.map((column, facet) => markSets(index, { column, facet, missed, unfit })),
  };
}

const none = -1;
const many = -2;

/** By variant: the only facet that excludes it, `none`, or `many` for several or another reason. */
function missedFacets(index: ShelfIndex, wishes: ShelfFilters): Int8Array {
  const missed = new Int8Array(index.skus.length).fill(none);
  for (const [facet, { setOf, ...column }] of index.facets.entries()) {
    const allowed = allowedSets(column, wishes);
    if (!allowed) continue;
    for (let variant = 0; variant < missed.length; variant += 1) {
      if (allowed[at(setOf, variant)] === 1) continue;
      missed[variant] = missed[variant] === none ? facet : many;
    }
  }
  dropUnwanted(index, { wishes, missed });
  return missed;
}

/** What search words and price exclude counts for no facet. */
function dropUnwanted(
  { lines, lineOf, lowCents }: ShelfIndex,
  { wishes, missed }: { wishes: ShelfFilters; missed: Int8Array },
): void {
  const most = wishes.maxPriceCents ?? Number.POSITIVE_INFINITY;
  const isWanted = wantedLines(lines, wishes.words);
  for (let variant = 0; variant < missed.length; variant += 1) {
    if (isWanted[at(lineOf, variant)] && at(lowCents, variant) <= most) continue;
    missed[variant] = many;
  }
}

/** 1 for each variant whose verdict is not wanted. */
function unfitVariants({ fitOf }: ShelfIndex, { verdictOf, isWanted }: FitAnswers): Uint8Array {
  const isUnfit = verdictOf.map((verdict) => (isWanted[verdict] ? 0 : 1));
  const unfit = new Uint8Array(fitOf.length);
  for (let variant = 0; variant < unfit.length; variant += 1) {
    unfit[variant] = isUnfit[at(fitOf, variant)] ?? 0;
  }
  return unfit;
}

type Found = { missed: Int8Array; unfit: Uint8Array };

function tallyLines(
  index: ShelfIndex,
  { missed, unfit, fit }: Found & { fit: FitAnswers | null },
): LineTally[] {
  const lines = index.lines.map(emptyTally);
  for (let variant = 0; variant < missed.length; variant += 1) {
    const line = lines[at(index.lineOf, variant)];
    if (missed[variant] !== none || !line) continue;
    const verdict = fit ? (fit.verdictOf[at(index.fitOf, variant)] ?? 0) : 0;
    line.verdicts[verdict] = (line.verdicts[verdict] ?? 0) + 1;
    if (unfit[variant] === 0) countVariant(index, { line, variant });
  }
  return lines;
}

function countVariant(
  index: ShelfIndex,
  { line, variant }: { line: LineTally; variant: number },
): void {
  if (line.matching === 0 || isCheaper(index, { variant, than: line.sample })) {
    line.low = at(index.lowCents, variant);
    line.sample = variant;
  }
  line.matching += 1;
  line.high = Math.max(line.high, at(index.highCents, variant));
}

/** A variant that only one facet excludes counts for this facet. */
function markSets(
  { lines, lineOf }: ShelfIndex,
  { column, facet, missed, unfit }: Found & { column: FacetColumn; facet: number },
): Uint8Array {
  const sets = column.sets.length;
  const seen = new Uint8Array(lines.length * sets);
  for (let variant = 0; variant < missed.length; variant += 1) {
    const inTheWay = missed[variant];
    if ((inTheWay !== none && inTheWay !== facet) || unfit[variant] === 1) continue;
    seen[at(lineOf, variant) * sets + at(column.setOf, variant)] = 1;
  }
  return seen;
}

/** Among equals the first stock number, whatever the order of the database. */
function isCheaper(
  { lowCents, skus }: ShelfIndex,
  { variant, than }: { variant: number; than: number },
): boolean {
  const cents = at(lowCents, variant) - at(lowCents, than);
  return cents < 0 || (cents === 0 && (skus[variant] ?? '') < (skus[than] ?? ''));
}

/** Which sets contain a chosen value; null if nothing is chosen that this shelf has. */
function allowedSets(
  facet: Omit<FacetColumn, 'setOf'>,
  { chosen }: ShelfFilters,
): Uint8Array | null {
  const asked = new Set(chosen[facet.name]);
  const positions = facet.values.flatMap(({ value }, at) => (asked.has(value) ? [at] : []));
  if (positions.length === 0) return null;
  const hasOne = (set: readonly number[]) => set.some((value) => positions.includes(value));
  return Uint8Array.from(facet.sets, (set) => (hasOne(set) ? 1 : 0));
}

function wantedLines(lines: ShelfIndex['lines'], words: string): boolean[] {
  const asked = words.split(/\s+/).map(slugOf);
  return lines.map(({ slug }) => asked.every((one) => slug.includes(one)));
}

function emptyTally(): LineTally {
  return { matching: 0, low: 0, high: 0, sample: -1, verdicts: [0, 0, 0, 0] };
}

/** All indexes are within the column. */
function at(column: Uint32Array, position: number): number {
  return column[position] ?? 0;
}
