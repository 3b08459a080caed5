import type { Wheel } from '#src/domain/catalog/index.ts';
import { catalogText, type StoreWords } from '../store-grid/store-words.ts';
import { byPattern, poundsText } from './size-rows.ts';

/** A line beside the picture; several values stand under each other. */
export type ProductFact = { label: string; values: string[] };

/** What holds for all sizes of a line, or the span of it. */
export function productFacts(wheels: readonly Wheel[], words: StoreWords): ProductFact[] {
  const { t } = words;
  const loads = wheels.flatMap(({ loadRatingLb }) => loadRatingLb ?? []);
  const facts = [
    {
      label: t('product.load'),
      values: spanTexts(loads, (load) => t('product.loadEach', { load })),
    },
    {
      label: t('product.weight'),
      values: spanTexts(
        wheels.map(({ weightLb }) => weightLb),
        (weight) => t('product.weightEach', { weight }),
      ),
    },
    {
      label: t('product.lug'),
      values: distinct(wheels.map(({ lug }) => catalogText('lug', lug, words))),
    },
    { label: t('product.bores'), values: boreTexts(wheels, words) },
  ];
  return facts.filter(({ values }) => values.length > 0);
}

function spanTexts(given: readonly number[], tell: (span: string) => string): string[] {
  if (given.length === 0) return [];
  const [min, max] = [Math.min(...given), Math.max(...given)];
  return [tell(min === max ? poundsText(min) : `${poundsText(min)}–${poundsText(max)}`)];
}

/** Every pattern with the bore it is drilled with. */
function boreTexts(wheels: readonly Wheel[], { t }: StoreWords): string[] {
  const pairs = wheels.flatMap(({ boltPatterns, boreMm }) =>
    boltPatterns.map((pattern) => {
      const bore =
        boreMm === null ? t('product.boreUnknown') : t('product.boreMm', { bore: boreMm });
      return `${pattern}, ${bore}`;
    }),
  );
  return distinct(pairs).sort(byPattern);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
