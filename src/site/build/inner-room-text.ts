import type { Locale } from '#src/domain/context.ts';
import { type FitBuild, innerRoom } from '#src/domain/fitment/index.ts';
import type { BuildWords } from './build-words.ts';
import { formatNumber, inchesText } from './figure-text.ts';
import { changeInches, directionOf, partText } from './inner-change-text.ts';

const mmInAnInch = 25.4;

/** "0.2 in closer to the upper arm than stock; 0.1 to 0.4 in left". Null if unknown. */
export function innerRoomText(build: FitBuild, { t, locale }: BuildWords): string | null {
  const room = innerRoom(build);
  if (!room) return null;
  const change = t(`inner.${directionOf(room.changeMm)}`, {
    inches: changeInches(room.changeMm, locale),
    part: partText(room.part, locale),
  });
  const left = room.leftMm && leftText(room.leftMm, locale);
  return left ? t('inner.left', { change, ...left }) : change;
}

function leftText({ least, most }: { least: number; most: number }, locale: Locale) {
  return {
    low: formatNumber(least / mmInAnInch, locale),
    high: inchesText(most / mmInAnInch, locale),
  };
}
