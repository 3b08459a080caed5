import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assessLine } from '#src/domain/store/index.server.ts';
import type { ShelfCategory, ShelfLine, VerdictCounts } from '#src/domain/store/index.ts';
import type { ProductFact } from './product/product-fact.ts';
import { productFacts } from './product/product-facts.ts';
import { shelfOfKind } from './product/product-line.server.ts';
import { priceBand, typeText } from './product/product-words.ts';
import type { CellContext } from './shelf/cell-context.ts';
import type { ShelfTruck } from './shelf/shelf-truck.server.ts';
import type { FitNote, StoreLine } from './shelf/store-line.ts';
import {
  catalogText,
  inchesBandText,
  priceBandText,
  type StoreWords,
  sizeCountText,
} from './shelf/store-words.ts';
import { toStoreLine } from './shelf/to-store-line.ts';

/** A product line in the comparison. */
export type LineColumn = {
  shelf: ShelfCategory;
  lineId: string;
  name: string;
  brand: string;
  picture: StoreLine['picture'];
  fit: FitNote | null;
  facts: ProductFact[];
};

type Context = {
  words: StoreWords;
  truck: ShelfTruck | null;
  records: Pick<CellContext, 'vehicles' | 'tires' | 'wheels' | 'drawn'>;
};

export async function lineColumn(
  ctx: Ctx,
  product: LineWithVariants,
  { words, truck, records }: Context,
): Promise<LineColumn> {
  const { line, variants } = product;
  const verdicts = truck ? await countVerdicts(ctx, line.lineId, truck) : null;
  const whole = { verdicts, matching: variants.length, of: variants.length };
  const [sample] = variants;
  // Line and sample are of the same kind, because both come from one product.
  const shelfLine = { ...product, ...whole, sample, priceCents: priceBand(product) } as ShelfLine;
  const cell = toStoreLine(shelfLine, { ...records, words, truck, chosen: {} });
  return {
    shelf: shelfOfKind[product.kind],
    lineId: line.lineId,
    name: line.name,
    brand: line.brand,
    picture: cell.picture,
    fit: cell.fit,
    facts: [...commonFacts(product, words), ...productFacts(product, words)],
  };
}

async function countVerdicts(ctx: Ctx, lineId: string, truck: ShelfTruck): Promise<VerdictCounts> {
  const counts = { fits: 0, 'fits-with-work': 0, unknown: 0, 'does-not-fit': 0 };
  for (const { assessment } of await assessLine(ctx, { lineId, fit: truck.wish })) {
    counts[assessment.verdict] += 1;
  }
  return counts;
}

function commonFacts(product: LineWithVariants, words: StoreWords): ProductFact[] {
  const { t } = words;
  const { brand } = product.line;
  return [
    { label: t('compare.price'), values: [priceBandText(priceBand(product), words)] },
    { label: t('facet.brand'), values: [brand] },
    { label: t('compare.kind'), values: [typeText(product, words)] },
    ...sizeFacts(product, words),
  ];
}

function sizeFacts(product: LineWithVariants, words: StoreWords): ProductFact[] {
  const { t } = words;
  const sizes = {
    label: t('product.sizes'),
    values: [sizeCountText(product.variants.length, words)],
  };
  if (product.kind === 'lift-kit') {
    const fronts = product.variants.map(({ frontIn }) => frontIn);
    const rears = product.variants.map(({ rearIn }) => rearIn);
    return [
      { label: t('facet.height'), values: [inchesBandText(fronts, words)] },
      { label: t('compare.rear'), values: [inchesBandText(rears, words)] },
    ];
  }
  if (product.kind === 'tire') {
    const heights = product.variants.map(({ diameterIn }) => diameterIn);
    return [sizes, { label: t('facet.height.tires'), values: [inchesBandText(heights, words)] }];
  }
  const { variants } = product;
  const finishes = [...new Set(variants.flatMap((wheel) => wheel.finishes))];
  return [
    sizes,
    {
      label: t('facet.diameter'),
      values: [
        inchesBandText(
          variants.map(({ diameterIn }) => diameterIn),
          words,
        ),
      ],
    },
    {
      label: t('facet.width'),
      values: [
        inchesBandText(
          variants.map(({ widthIn }) => widthIn),
          words,
        ),
      ],
    },
    { label: t('facet.finish'), values: finishes.map((one) => catalogText('finish', one, words)) },
  ];
}
