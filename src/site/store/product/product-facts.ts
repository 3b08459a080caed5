import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { Tire, Wheel } from '#src/domain/catalog/index.ts';
import { formatNumber } from '#src/site/build/index.ts';
import { catalogText, type StoreWords } from '../shelf/store-words.ts';
import { liftFacts } from './lift-facts.ts';
import type { ProductFact } from './product-fact.ts';
import { byPattern, poundsText } from './size-figures.ts';

/** What applies to all sizes of a line, or the range. */
export function productFacts(product: LineWithVariants, words: StoreWords): ProductFact[] {
  return [...productFactsByKind(product, words), stockFact(product, words)].filter(
    ({ values }) => values.length > 0,
  );
}

/** The best availability of any size: in stock, in this many days, or unknown. */
function stockFact({ variants }: LineWithVariants, { t }: StoreWords): ProductFact {
  const stocks = variants.map(({ stock }) => stock);
  const days = stocks.flatMap(({ leadTimeDays }) => leadTimeDays ?? []);
  const ordered = days.length > 0 && t('product.stock.order', { days: Math.min(...days) });
  const isHere = stocks.some(({ onHand }) => onHand !== null && onHand > 0);
  const text = isHere ? t('product.stock.in') : ordered || t('product.stock.unknown');
  return { label: t('product.here'), values: [text] };
}

function productFactsByKind(
  { kind, variants }: LineWithVariants,
  words: StoreWords,
): ProductFact[] {
  if (kind === 'wheel') return wheelFacts(variants, words);
  return kind === 'tire' ? tireFacts(variants, words) : liftFacts(variants, words);
}

function wheelFacts(wheels: readonly Wheel[], words: StoreWords): ProductFact[] {
  const { t } = words;
  return [
    {
      label: t('product.load'),
      values: spanTexts(
        wheels.flatMap(({ loadRatingLb }) => loadRatingLb ?? []),
        words,
        (load) => t('product.loadEach', { load }),
      ),
    },
    weightFact(wheels, words),
    {
      label: t('product.lug'),
      values: distinct(wheels.map(({ lug }) => catalogText('lug', lug, words))),
    },
    { label: t('product.bores'), values: boreTexts(wheels, words) },
  ];
}

function tireFacts(tires: readonly Tire[], words: StoreWords): ProductFact[] {
  const { t, locale } = words;
  const number = (value: number) => formatNumber(value, locale);
  return [
    {
      label: t('product.tread'),
      values: distinct(
        tires.map((one) => t('product.tread32', { depth: number(one.treadDepth32) })),
      ),
    },
    {
      label: t('product.warranty'),
      values: distinct(
        tires.map(({ mileageWarranty: miles }) =>
          miles === null
            ? t('product.none')
            : t('product.miles', { miles: poundsText(miles, words.locale) }),
        ),
      ),
    },
    {
      label: t('product.snow'),
      values: distinct(tires.map(({ threePeak }) => t(threePeak ? 'product.yes' : 'product.no'))),
    },
    { label: t('facet.loadRange'), values: [loadRanges(tires)] },
    weightFact(tires, words),
  ];
}

/** "C, D, E". */
function loadRanges(tires: readonly Tire[]): string {
  return distinct(tires.map(({ loadRange }) => loadRange))
    .sort()
    .join(', ');
}

function weightFact(parts: readonly { weightLb: number }[], words: StoreWords): ProductFact {
  const { t } = words;
  const weights = parts.map(({ weightLb }) => weightLb);
  const values = spanTexts(weights, words, (weight) => t('product.weightEach', { weight }));
  return { label: t('product.weight'), values };
}

function spanTexts(
  given: readonly number[],
  { locale }: StoreWords,
  tell: (span: string) => string,
): string[] {
  if (given.length === 0) return [];
  const [min, max] = [Math.min(...given), Math.max(...given)];
  const [least, most] = [poundsText(min, locale), poundsText(max, locale)];
  return [tell(min === max ? least : `${least}–${most}`)];
}

/** Every bolt pattern with the bore it is drilled with. */
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
