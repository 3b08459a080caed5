import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { backspacingIn } from '#src/domain/fitment/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { formatCents } from '#src/lib/money.ts';
import { usFigure } from '#src/lib/us-figures.ts';
import { formatNumber, signed } from '#src/site/build/index.ts';
import { priceBandText, type StoreWords } from '../shelf/store-words.ts';

/** Columns of the sizes table, by the kind of product. */
export const sizeColumns = {
  wheel: ['offset', 'backspacing', 'weight', 'load', 'patterns'],
  tire: ['height', 'section', 'rims', 'load', 'weight'],
  'lift-kit': ['rear', 'hours'],
} as const satisfies Record<LineWithVariants['kind'], readonly string[]>;

export type SizeColumn = (typeof sizeColumns)[keyof typeof sizeColumns][number];

/** One size with formatted figures; null for what the maker does not publish. */
export type SizeFigures = {
  head: string;
  cells: Partial<Record<SizeColumn, string | null>>;
  price: string;
};

export function wheelFigures(wheel: Wheel, { locale }: StoreWords): SizeFigures {
  return {
    head: sizeText(wheel),
    cells: {
      offset: signed(wheel.offsetMm, locale),
      // A tape does not measure more precisely than a hundredth.
      backspacing: backspacingIn(wheel).toFixed(2),
      weight: poundsText(wheel.weightLb, locale),
      load: wheel.loadRatingLb === null ? null : poundsText(wheel.loadRatingLb, locale),
    },
    price: formatCents(wheel.priceCents, locale),
  };
}

export function tireFigures(tire: Tire, { locale, t }: StoreWords): SizeFigures {
  const { rimMinIn, rimMaxIn } = tire;
  const number = (value: number) => formatNumber(value, locale);
  return {
    head: tire.size,
    cells: {
      height: number(tire.diameterIn),
      section: number(tire.sectionIn),
      rims:
        rimMinIn === null || rimMaxIn === null
          ? null
          : t('inches.span', { low: number(rimMinIn), high: number(rimMaxIn) }),
      load: `${tire.loadIndex} ${tire.loadRange}`,
      weight: poundsText(tire.weightLb, locale),
    },
    price: formatCents(tire.priceCents, locale),
  };
}

export function liftFigures(kit: LiftKit, words: StoreWords): SizeFigures {
  const { locale, t } = words;
  return {
    head: t('inches.one', { low: formatNumber(kit.frontIn, locale) }),
    cells: {
      rear: formatNumber(kit.rearIn, locale),
      hours: t('inches.span', { low: kit.hours.min, high: kit.hours.max }),
    },
    price: priceBandText(kit.priceCents, words),
  };
}

/** By lug count, then by circle: "5x127" before "5x139.7" before "6x120". */
export function byPattern(one: string, other: string): number {
  return one.localeCompare(other, defaultLocale, { numeric: true });
}

export function sizeText({ diameterIn, widthIn }: Pick<Wheel, 'diameterIn' | 'widthIn'>): string {
  return `${diameterIn}x${widthIn}`;
}

/** "2,500". */
export function poundsText(pounds: number, locale: Locale): string {
  return usFigure(String(pounds), locale);
}
