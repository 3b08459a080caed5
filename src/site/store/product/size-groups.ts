import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { Tire } from '#src/domain/catalog/index.ts';
import { findTireSize } from '#src/domain/fitment/index.ts';
import type { VerdictCounts } from '#src/domain/store/index.ts';
import { fitNote } from '../shelf/fit-note.ts';
import type { FitNote } from '../shelf/store-line.ts';
import { inchesBandText, type StoreWords, sizeCountText } from '../shelf/store-words.ts';
import type { SizeRow } from './size-rows.ts';

/** Tires for one wheel diameter: a collapsible part of the sizes table. */
export type SizeGroup = {
  title: string;
  /** How many there are, and their heights. */
  note: string;
  /** On the page's truck. */
  fit: FitNote | null;
  /** Whether it is open initially: the group with the best size for the truck, or with the drawn one. */
  isOpen: boolean;
  /** The group's rows. */
  skus: string[];
};

/** More rows than this are too many to scroll through on a phone. */
const mostUnfolded = 12;

type SizeGroupInput = {
  words: StoreWords;
  rows: readonly SizeRow[];
  /** The size that the page shows; without a truck, its group is open. */
  drawn: string | null;
};

/** The rows of a long table by wheel diameter, smallest first; empty for a short one. */
export function sizeGroups(product: LineWithVariants, given: SizeGroupInput): SizeGroup[] {
  if (product.kind !== 'tire' || given.rows.length <= mostUnfolded) return [];
  const tires = new Map(product.variants.map((tire) => [tire.sku, tire]));
  const byRim = Map.groupBy(given.rows, ({ sku }) => rimOf(tires.get(sku)));
  const rims = [...byRim.keys()].sort((one, other) => one - other);
  return rims.map((rim) => {
    const rows = byRim.get(rim) ?? [];
    const ofRim = rows.flatMap(({ sku }) => tires.get(sku) ?? []);
    return toGroup(ofRim, { ...given, rim, rows, best: given.rows[0] });
  });
}

/** Inches; sizes that name no rim come first. */
function rimOf(tire: Tire | undefined): number {
  return (tire && findTireSize(tire.size)?.rimIn) ?? 0;
}

type Group = SizeGroupInput & { rim: number; best: SizeRow | undefined };

function toGroup(tires: readonly Tire[], { words, rim, rows, best, drawn }: Group): SizeGroup {
  const { t } = words;
  const heights = inchesBandText(
    tires.map(({ diameterIn }) => diameterIn),
    words,
  );
  const title = rim === 0 ? t('product.rimUnknown') : t('product.rim', { rim });
  return {
    title,
    note: t('product.rimNote', { sizes: sizeCountText(rows.length, words), heights }),
    fit: fitOf(rows, words),
    isOpen: best?.fit ? rows.includes(best) : tires.some(({ size }) => size === drawn),
    skus: rows.map(({ sku }) => sku),
  };
}

function fitOf(rows: readonly SizeRow[], words: StoreWords): FitNote | null {
  const counts: VerdictCounts = { fits: 0, 'fits-with-work': 0, unknown: 0, 'does-not-fit': 0 };
  for (const { fit } of rows) {
    if (!fit) return null;
    counts[fit.verdict] += 1;
  }
  return fitNote(counts, words);
}
