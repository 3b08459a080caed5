import { listLiftKits, readVariants } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { VERDICTS } from '#src/domain/fitment/index.ts';
import type { FoundLine } from './choose-lines.ts';
import type { LineOf, PartOf } from './facets.ts';
import type { LineFigures, ShelfCategory, ShelfLine, VerdictCounts } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

type Shelf<Category extends ShelfCategory> = {
  read(ctx: Ctx, skus: readonly string[]): Promise<PartOf[Category][]>;
  name(of: { line: LineOf[Category]; sample: PartOf[Category] } & LineFigures): ShelfLine;
};

const keyOf = (skus: readonly string[]) => skus.join('\n');

const shelves: { [Category in ShelfCategory]: Shelf<Category> } = {
  'lift-kits': {
    read: async (ctx, skus) => (await listLiftKits(ctx)).filter(({ sku }) => skus.includes(sku)),
    name: (of) => ({ kind: 'lift-kit', ...of }),
  },
  wheels: {
    read: cacheEachByVersion(['catalog'], {
      most: 100,
      keyOf,
      read: (ctx, skus: readonly string[]) => readVariants(ctx, { kind: 'wheel', skus }),
    }),
    name: (of) => ({ kind: 'wheel', ...of }),
  },
  tires: {
    read: cacheEachByVersion(['catalog'], {
      most: 100,
      keyOf,
      read: (ctx, skus: readonly string[]) => readVariants(ctx, { kind: 'tire', skus }),
    }),
    name: (of) => ({ kind: 'tire', ...of }),
  },
};

type ShelfPageQuery<Category extends ShelfCategory> = {
  category: Category;
  index: Pick<ShelfIndex<Category>, 'skus'>;
  found: readonly FoundLine<Category>[];
  isJudged: boolean;
};

/** The lines of a page with their samples, without any that were removed a moment ago. */
export async function readShelfLines<Category extends ShelfCategory>(
  ctx: Ctx,
  { category, index, found, isJudged }: ShelfPageQuery<Category>,
): Promise<ShelfLine[]> {
  const shelf: Shelf<Category> = shelves[category];
  const skuOf = ({ tally }: FoundLine) => index.skus[tally.sample] ?? '';
  const samples = await shelf.read(ctx, found.map(skuOf));
  const bySku = new Map(samples.map((sample) => [sample.sku, sample]));
  return found.flatMap(({ line, tally }) => {
    const sample = bySku.get(skuOf({ line, tally }));
    if (!sample) return [];
    return shelf.name({
      line: line.record,
      sample,
      matching: tally.matching,
      of: line.variants,
      priceCents: { min: tally.low, max: tally.high },
      verdicts: isJudged ? toCounts(tally.verdicts) : null,
    });
  });
}

function toCounts(verdicts: readonly number[]): VerdictCounts {
  const counts = { fits: 0, 'fits-with-work': 0, unknown: 0, 'does-not-fit': 0 };
  for (const [position, verdict] of VERDICTS.entries()) counts[verdict] = verdicts[position] ?? 0;
  return counts;
}
