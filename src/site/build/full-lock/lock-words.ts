import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import {
  type ContactPoint,
  type ContactSpot,
  type Contacts,
  contactSpots,
  innerPartOf,
} from '#src/domain/fitment/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { formatNumber, inchesText, signed, unitWord } from '../figure-text.ts';
import { partText } from '../inner-change-text.ts';
import { placesText } from '../verdict/verdict-text.ts';
import strings from './words.json' with { type: 'json' };

export type LockWords = { t: Translate<keyof typeof strings>; locale: Locale; vehicle: Vehicle };

export function useLockWords(vehicle: Vehicle): LockWords {
  const t = useStrings(strings);
  return { t, locale: useLocale(), vehicle };
}

/** The letter of a spot, in the picture and in the list below it. */
export function letterOf(spot: ContactSpot): string {
  return 'ABCD'.charAt(contactSpots.indexOf(spot));
}

export function spotText(spot: ContactSpot, { t, locale, vehicle }: LockWords): string {
  if (spot !== 'inside') return t(`spot.${spot}`);
  return t('spot.inside', { part: partText(innerPartOf(vehicle), locale) });
}

/** "1.6 to 1.8 in closer", "0.4 in farther", or that it is not known. */
export function growthText({ growsIn }: ContactPoint, { t, locale }: LockWords): string {
  if (!growsIn) return t('notKnown');
  const middleIn = (growsIn.least + growsIn.most) / 2;
  if (Math.abs(middleIn) < 0.05) return t('same');
  const sizes = [growsIn.least, growsIn.most].map(Math.abs).toSorted((one, other) => one - other);
  const [least = '', most = ''] = sizes.map((size) => formatNumber(size, locale));
  const inches =
    least === most ? inchesText(Math.abs(middleIn), locale) : t('between', { least, most });
  return t(middleIn > 0 ? 'closer' : 'farther', { inches });
}

/** What the picture says beside a spot: "+1.7 in"; "?" where it is not known. */
export function markText({ growsIn }: ContactPoint, locale: Locale): string {
  if (!growsIn) return '?';
  return `${signed((growsIn.least + growsIn.most) / 2, locale)} ${unitWord('in', locale)}`;
}

/** What touches first, and how the tire compares with what clears untrimmed: one or two sentences. */
export function firstSentences(contacts: Contacts, words: LockWords): string[] {
  const { points, first, overIn } = contacts;
  const { t, locale } = words;
  if (first.length === 0 && points.every(comesNoCloser)) return [t('first.stock')];
  return [firstText(contacts, words), heightText(overIn, { t, locale })];
}

function comesNoCloser({ growsIn }: ContactPoint): boolean {
  return growsIn !== null && growsIn.most < 0.05;
}

function firstText({ points, first }: Contacts, { t, locale }: LockWords): string {
  if (first.length === 0) return t('first.none');
  const spots = new Intl.ListFormat(isoOf(locale)).format(first.map(letterOf));
  const places = [...new Set(points.flatMap((point) => point.places))];
  if (places.length === 0) return t('first.inside', { spots });
  return t('first.one', { spots, places: placesText(places, locale) });
}

function heightText(overIn: number | null, { t, locale }: Pick<LockWords, 't' | 'locale'>): string {
  if (overIn === null) return t('limitUnknown');
  if (Math.abs(overIn) < 0.05) return t('at');
  return t(overIn > 0 ? 'over' : 'under', { inches: inchesText(Math.abs(overIn), locale) });
}

/** The picture in a sentence for those who do not see it. */
export function pointsText(points: readonly ContactPoint[], words: LockWords): string {
  const told = points.map((one) => `${letterOf(one.spot)}: ${growthText(one, words)}`);
  return told.join('; ');
}
