import type { Locale } from '#src/domain/context.ts';
import { formatCents } from '#src/lib/money.ts';
import { translate } from '#src/web/words/translate.ts';
import { formatNumber } from '../figure-text.ts';
import stageStrings from '../stage/words.json' with { type: 'json' };
import buildStrings from '../words.json' with { type: 'json' };
import type { BuildOutcome } from './build-outcome.ts';
import { verdictLooks } from './verdict-text.ts';

/** "Now: fits with work. 1.4 in taller, +$1,240, the speedometer reads 65 at 70.9 mph." */
export function whatChanged(before: BuildOutcome, after: BuildOutcome, locale: Locale): string {
  const changes = [
    heightChange(before, after, locale),
    priceChange(before, after, locale),
    speedChange(before, after, locale),
  ].filter((one) => one !== null);
  const rest =
    changes.length > 0
      ? `${sentenceCase(changes.join(', '))}.`
      : translate(stageStrings, locale)('changed.none');
  return [verdictChange(before, after, locale), rest].filter(Boolean).join(' ');
}

function verdictChange(before: BuildOutcome, after: BuildOutcome, locale: Locale): string | null {
  if (after.verdict === null) return null;
  const word = translate(buildStrings, locale)(verdictLooks[after.verdict].word);
  const key = before.verdict === after.verdict ? 'changed.same' : 'changed.verdict';
  return translate(stageStrings, locale)(key, { verdict: word.toLowerCase() });
}

function heightChange(before: BuildOutcome, after: BuildOutcome, locale: Locale): string | null {
  const t = translate(stageStrings, locale);
  const taller = after.heightIn - before.heightIn;
  if (Math.abs(taller) < 0.05) return null;
  const direction = t(taller > 0 ? 'changed.taller' : 'changed.lower');
  return t('changed.height', { inches: formatNumber(Math.abs(taller), locale), direction });
}

function priceChange(before: BuildOutcome, after: BuildOutcome, locale: Locale): string | null {
  const cents = Math.round((after.totalCents - before.totalCents) / 100) * 100;
  return cents === 0 ? null : priceChangeText(cents, locale);
}

/** "+$1,240", in whole dollars. */
export function priceChangeText(cents: number, locale: Locale): string {
  const whole = Math.round(cents / 100) * 100;
  const sign = whole > 0 ? '+' : whole < 0 ? '−' : '±';
  return `${sign}${formatCents(Math.abs(whole), locale)}`;
}

function speedChange(before: BuildOutcome, after: BuildOutcome, locale: Locale): string | null {
  if (Math.abs(after.speedMph - before.speedMph) < 0.05) return null;
  const mph = formatNumber(after.speedMph, locale);
  return translate(stageStrings, locale)('changed.speed', { mph });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
