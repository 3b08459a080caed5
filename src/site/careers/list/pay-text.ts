import type { Job } from '#src/domain/careers/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { centsFromUsd, formatCents } from '#src/lib/money.ts';
import { translate } from '#src/web/words/translate.ts';
import careerStrings from '../words.json' with { type: 'json' };

/** "$30 to $44 an hour"; a single figure if both ends are equal. */
export function payText({ pay }: Pick<Job, 'pay'>, locale: Locale): string {
  const t = translate(careerStrings, locale);
  const [min, max] = [pay.min, pay.max].map((usd) => formatCents(centsFromUsd(usd), locale));
  const unit = pay.unit === 'HOUR' ? 'hour' : 'year';
  if (min === undefined || max === undefined) return '';
  return pay.min === pay.max ? t(`pay.one.${unit}`, { pay: min }) : t(`pay.${unit}`, { min, max });
}
