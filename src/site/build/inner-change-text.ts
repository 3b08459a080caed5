import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { type InnerPart, innerPartOf } from '#src/domain/fitment/index.ts';
import { translate } from '#src/web/words/translate.ts';
import type { BuildWords } from './build-words.ts';
import catalogStrings from './catalog-words.json' with { type: 'json' };
import { inchesText } from './figure-text.ts';

const mmInAnInch = 25.4;

/** "0.2 in closer", for a figure whose label says closer to what. */
export function innerChangeText(changeMm: number, { t, locale }: BuildWords): string {
  const inches = changeInches(changeMm, locale);
  return t(`inner.short.${directionOf(changeMm)}`, { inches });
}

/** "to the upper arm", next to a change; empty if there is none. */
export function innerPartText(
  changeMm: number,
  vehicle: Vehicle,
  { t, locale }: BuildWords,
): string {
  const direction = directionOf(changeMm);
  if (direction === 'same') return '';
  return t(`inner.to.${direction}`, { part: partText(innerPartOf(vehicle), locale) });
}

export function partText(part: InnerPart, locale: Locale): string {
  return translate(catalogStrings, locale)(`part.${part}`);
}

export function directionOf(changeMm: number): 'closer' | 'farther' | 'same' {
  if (Math.abs(changeMm) / mmInAnInch < 0.05) return 'same';
  return changeMm < 0 ? 'closer' : 'farther';
}

export function changeInches(changeMm: number, locale: Locale): string {
  return inchesText(Math.abs(changeMm) / mmInAnInch, locale);
}
