import catalogStrings from '#src/app/strings/catalog.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Locale } from '#src/domain/context.ts';
import { type FitBuild, type InnerPart, innerRoom } from '#src/domain/fitment/index.ts';
import type { BuildWords } from './build-words.ts';
import { formatNumber, inchesText } from './figure-text.ts';

const mmInAnInch = 25.4;

/** "0.2 in closer to the upper arm than stock; 0.1 to 0.4 in left". Null where it is not known. */
export function innerRoomText(build: FitBuild, { t, locale }: BuildWords): string | null {
  const room = innerRoom(build);
  if (!room) return null;
  const part = partText(room.part, locale);
  const change = t(`inner.${directionOf(room.changeMm)}`, {
    inches: changeText(room.changeMm, locale),
    part,
  });
  const left = room.leftMm && leftText(room.leftMm, locale);
  return left ? t('inner.left', { change, ...left }) : change;
}

/** "0.2 in closer", of a figure whose place names what to. */
export function innerChangeText(changeMm: number, { t, locale }: BuildWords): string {
  const inches = changeText(changeMm, locale);
  return t(`inner.short.${directionOf(changeMm)}`, { inches });
}

/** "to the upper arm", where a wheel was changed. */
export function innerPartText(build: FitBuild, { t, locale }: BuildWords): string {
  const room = innerRoom(build);
  const direction = room ? directionOf(room.changeMm) : 'same';
  if (!room || direction === 'same') return '';
  return t(`inner.to.${direction}`, { part: partText(room.part, locale) });
}

function partText(part: InnerPart, locale: Locale): string {
  return translate(catalogStrings, locale)(`part.${part}`);
}

function directionOf(changeMm: number): 'closer' | 'farther' | 'same' {
  if (Math.abs(changeMm) / mmInAnInch < 0.05) return 'same';
  return changeMm < 0 ? 'closer' : 'farther';
}

function changeText(changeMm: number, locale: Locale): string {
  return inchesText(Math.abs(changeMm) / mmInAnInch, locale);
}

function leftText({ least, most }: { least: number; most: number }, locale: Locale) {
  return {
    low: formatNumber(least / mmInAnInch, locale),
    high: inchesText(most / mmInAnInch, locale),
  };
}
