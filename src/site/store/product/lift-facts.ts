import type { LiftDetails, LiftKit } from '#src/domain/catalog/index.ts';
import { formatNumber } from '#src/site/build/index.ts';
import { plural } from '#src/web/words/translate.ts';
import { catalogText, type StoreWords } from '../shelf/store-words.ts';
import type { ProductFact } from './product-fact.ts';
import { poundsText } from './size-figures.ts';

/** What a kit is made for, includes and requires; unknown facts are left out. */
export function liftFacts(kits: readonly LiftKit[], words: StoreWords): ProductFact[] {
  const [kit] = kits;
  if (!kit) return [];
  const { t } = words;
  const { hours, reGear, driveline, details } = kit;
  const said = (kind: Parameters<typeof catalogText>[0], text: string | null) =>
    text === null ? [] : [catalogText(kind, text, words)];
  return [
    { label: t('product.madeFor'), values: said('for', kit.for) },
    ...limitFacts(details, words),
    { label: t('product.shock'), values: said('shock', kit.shock) },
    ...travelFact(details, words),
    {
      label: t('product.reGear'),
      values: reGear === false ? [t('product.reGear.none')] : said('reGear', reGear),
    },
    { label: t('product.driveline'), values: said('driveline', driveline) },
    ...workFacts(details, words),
    { label: t('product.hours'), values: [t('hours', { low: hours.min, high: hours.max })] },
    { label: t('product.kitWarranty'), values: said('kitWarranty', kit.warranty) },
    { label: t('product.shipping'), values: shippingTexts(details, words) },
  ];
}

/** What it is compatible with, and what not. */
function limitFacts(details: LiftDetails, { t, locale }: StoreWords): ProductFact[] {
  const { drive, excludes, maxTireIn, requiredWheel, netLiftBasis } = details;
  return [
    { label: t('product.drive'), values: known(drive) },
    { label: t('product.excludes'), values: excludes },
    {
      label: t('product.maxTire'),
      values: known(maxTireIn).map((inches) =>
        t('inches.one', { low: formatNumber(inches, locale) }),
      ),
    },
    { label: t('product.requiredWheel'), values: known(requiredWheel) },
    { label: t('product.basis'), values: known(netLiftBasis) },
  ];
}

function travelFact({ shockTravelIn }: LiftDetails, { t, locale }: StoreWords): ProductFact[] {
  const values = known(shockTravelIn).map((inches) =>
    t('inches.one', { low: formatNumber(inches, locale) }),
  );
  return [{ label: t('product.travel'), values }];
}

function workFacts({ components, steering, cutting }: LiftDetails, { t }: StoreWords) {
  return [
    { label: t('product.components'), values: components },
    { label: t('product.steering'), values: known(steering) },
    {
      label: t('product.cutting'),
      values: known(cutting).map((kind) => t(`product.cutting.${kind}`)),
    },
  ];
}

function shippingTexts({ boxes, weightLb }: LiftDetails, { t, locale }: StoreWords): string[] {
  return [
    ...known(boxes).map((count) => t(`product.boxes.${plural(count, locale)}`, { count })),
    ...known(weightLb).map((pounds) => t('product.pounds', { weight: poundsText(pounds, locale) })),
  ];
}

function known<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}
