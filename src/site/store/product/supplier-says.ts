import type { Locale } from '#src/domain/context.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';
import type { TruckOffer } from '#src/domain/supplier-fit/index.server.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { translate } from '#src/web/words/translate.ts';
import saysStrings from './supplier-says-words.json' with { type: 'json' };

/**
 * That a supplier lists a part for the page's truck, beside our verdict on it and never instead of it: "Bramblecut lists
 * it for this truck too (November 28, 2026)".
 */
export function supplierSays(
  { supplier, day, words }: TruckOffer,
  { verdict, locale }: { verdict: Verdict; locale: Locale },
): string {
  const t = translate(saysStrings, locale);
  const said = t(keyOf[verdict], { supplier, date: formatDate(day, { locale }) });
  return words.length === 0 ? said : `${said} ${t('says.words', { words: words.join('; ') })}`;
}

const keyOf = {
  fits: 'says.too',
  'fits-with-work': 'says.too',
  unknown: 'says.unknown',
  'does-not-fit': 'says.differs',
} as const satisfies Record<Verdict, string>;
