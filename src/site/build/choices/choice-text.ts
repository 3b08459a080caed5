import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { partArrival } from '#src/domain/quotes/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { formatCents } from '#src/lib/money.ts';
import { drawingUrl } from '#src/site/kit/drawing-url.ts';
import type { BuildWords } from '../build-words.ts';
import { kitHeight, signed } from '../figure-text.ts';
import { choiceWords, finishText } from './choice-words.ts';

/** A part as its row names it. */
export type ChoiceText = {
  brand: string;
  name: string;
  size: string;
  price: string;
  priceNote: string;
  /** When enough of it are in stock; '' if unknown. */
  arrival: string;
  /** URL of its drawing. */
  picture: string;
};

const picturePx = '160';

export function liftKitText(kit: LiftKit, vehicle: Vehicle, words: BuildWords): ChoiceText {
  const { locale, t } = words;
  const picture = new URLSearchParams({
    vehicle: vehicle.id,
    lift: String(kit.frontIn),
    liftRear: String(kit.rearIn),
    scale: '1',
    ground: '0',
  });
  return {
    brand: kit.brand,
    name: kit.name,
    size: t('lift.frontRear', {
      front: kitHeight(kit.frontIn, locale),
      rear: kitHeight(kit.rearIn, locale),
    }),
    price: formatCents(kit.priceCents.min, locale),
    priceNote: t('list.upTo', { high: formatCents(kit.priceCents.max, locale) }),
    arrival: arrivalText(kit, { count: 1, locale }),
    picture: drawingUrl('side', picture),
  };
}

export function wheelText(wheel: Wheel, words: BuildWords): ChoiceText {
  const { locale, t } = words;
  const [finish = ''] = wheel.finishes;
  const picture = new URLSearchParams({
    line: wheel.lineId,
    finish,
    diameter: String(wheel.diameterIn),
    width: String(wheel.widthIn),
    size: picturePx,
  });
  return {
    brand: wheel.brand,
    name: wheel.name,
    size: `${wheel.diameterIn}x${wheel.widthIn} ${signed(wheel.offsetMm, locale)} mm, ${finishesText(wheel, locale)}`,
    price: formatCents(4 * wheel.priceCents, locale),
    priceNote: t('list.forFour'),
    arrival: arrivalText(wheel, { count: 4, locale }),
    picture: drawingUrl('wheel', picture),
  };
}

/** "satin black or bronze". */
function finishesText({ finishes }: Wheel, locale: Locale): string {
  const names = finishes.map((finish) => finishText(finish, locale).toLocaleLowerCase(locale));
  return new Intl.ListFormat(isoOf(locale), { type: 'disjunction' }).format(names);
}

export function tireText(tire: Tire, wheelLine: string, words: BuildWords): ChoiceText {
  const { locale, t } = words;
  const picture = new URLSearchParams({ line: wheelLine, tire: tire.sku, size: picturePx });
  return {
    brand: tire.brand,
    name: tire.name,
    size: `${tire.size}, ${tire.type}`,
    price: formatCents(4 * tire.priceCents, locale),
    priceNote: t('list.forFour'),
    arrival: arrivalText(tire, { count: 4, locale }),
    picture: drawingUrl('wheel', picture),
  };
}

type Arriving = Parameters<typeof partArrival>[0];

function arrivalText(part: Arriving, { count, locale }: { count: number; locale: Locale }): string {
  const { days } = partArrival(part, count);
  const words = choiceWords(locale);
  if (days === null) return '';
  if (days === 0) return words('row.here');
  return days === 1 ? words('row.tomorrow') : words('row.days', { days });
}
