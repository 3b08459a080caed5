import type { Locale } from '#src/domain/context.ts';
import { formatCents } from '#src/lib/money.ts';
import { translate } from '#src/web/words/translate.ts';
import serviceStrings from '../words.json' with { type: 'json' };

/** "30 min", "12 h", "3.5 to 6 h": how long the truck is in the bay; '' if the shop has not said. */
export function durationText(
  { minHours, maxHours }: { minHours: number; maxHours: number },
  locale: Locale,
): string {
  const t = translate(serviceStrings, locale);
  if (maxHours === 0) return '';
  if (minHours !== maxHours) return t('hours.range', { min: minHours, max: maxHours });
  if (maxHours < 1) return t('minutes', { value: Math.round(maxHours * 60) });
  return t('hours', { value: maxHours });
}

/** "from $720"; a service with a minimum price of 0 is free, one without a price has to be asked for. */
export function fromPriceText(cents: number | null, locale: Locale): string {
  const t = translate(serviceStrings, locale);
  if (cents === null) return t('ask');
  return cents === 0 ? t('free') : t('from', { price: formatCents(cents, locale) });
}
