import type { Locale } from '#src/domain/context.ts';
import { missingTaxFacts, type Rates, type TaxFact } from '#src/domain/rates/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { translate } from '#src/web/words/translate.ts';
import ratesStrings from './words.json' with { type: 'json' };

/** What has not been entered (`own`: any rates at all): "the percentage and whether labor is taxed"; '' for none. */
export function missingText(facts: readonly (TaxFact | 'own')[], locale: Locale): string {
  const t = translate(ratesStrings, locale);
  const names = facts.map((fact) => t(`tax.fact.${fact}`));
  return new Intl.ListFormat(isoOf(locale)).format(names);
}

/** The tax of a set of rates in a few words: "9.1 % tax on parts", "prices before tax". */
export function taxText(
  { tax, salesTaxOnPartsPercent }: Pick<Rates, 'tax' | 'salesTaxOnPartsPercent'>,
  locale: Locale,
): string {
  const t = translate(ratesStrings, locale);
  const percent = (value: number) => value.toLocaleString(isoOf(locale));
  if (tax.region === 'arizona') {
    return t('tax.is', { percent: percent(salesTaxOnPartsPercent), on: t('tax.on.parts') });
  }
  if (missingTaxFacts(tax).length > 0) return t('tax.is.before');
  const taxed = (['parts', 'labor', 'supplies'] as const).filter((name) => tax[name]);
  if (taxed.length === 0) return t('tax.is.none');
  const on = new Intl.ListFormat(isoOf(locale)).format(taxed.map((name) => t(`tax.on.${name}`)));
  return t('tax.is', { percent: percent(tax.percent ?? 0), on });
}
