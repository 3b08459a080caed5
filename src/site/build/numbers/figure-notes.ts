import type { Figure, FigureName, FitBuild } from '#src/domain/fitment/index.ts';
import { feetAndInches, formatNumber } from '../figure-text.ts';
import { innerRoomText } from '../inner-room-text.ts';
import { type NumberWords, numberBuildWords } from './number-words.ts';

type Noted = {
  name: FigureName | 'liftFront' | 'liftRear';
  figure: Figure;
  build: FitBuild;
  words: NumberWords;
};

/** The most important note about a figure. */
export function noteOf(noted: Noted): string | null {
  const { name, figure, words } = noted;
  const { t } = words;
  const value = figure.value ?? 0;
  if (name === 'height') return t('note.height', feetAndInches(value));
  if (name === 'poke') return pokeNote(value, words);
  if (name === 'innerClearance') return innerNote(noted);
  if (name === 'speedAt65') return speedNote(value, words);
  if (name === 'tireDiameter') return sidewallNote(noted, value);
  if (name === 'clearance') return t('note.clearance');
  if (figure.unit === 'deg') return t('note.angles');
  if (name === 'backspacing' || name === 'backspacingCenter' || name === 'track') {
    return t(`note.${name}`);
  }
  return null;
}

function pokeNote(millimetres: number, { t, locale }: NumberWords): string {
  const mm = formatNumber(Math.abs(Math.round(millimetres)), locale);
  if (mm === '0') return t('stock');
  return t(millimetres > 0 ? 'note.poke' : 'note.inset', { mm });
}

function innerNote({ build, words: { t, locale } }: Noted): string {
  return innerRoomText(build, numberBuildWords(locale)) ?? t('stock');
}

function speedNote(actualMph: number, { t, locale }: NumberWords): string {
  const percent = (actualMph / 65 - 1) * 100;
  if (Math.abs(percent) < 0.05) return t('note.speedSame');
  const values = { percent: formatNumber(Math.abs(percent), locale) };
  return t(percent > 0 ? 'note.speedAt65' : 'note.speedLess', values);
}

function sidewallNote({ build, words: { t, locale } }: Noted, diameterIn: number): string {
  const rimIn = build.wheel?.diameterIn ?? build.vehicle.stockWheel.diameterIn;
  return t('note.tireDiameter', { sidewall: formatNumber((diameterIn - rimIn) / 2, locale) });
}
