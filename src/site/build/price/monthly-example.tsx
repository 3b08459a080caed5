import { monthlyPayment, type Quote } from '#src/domain/quotes/index.ts';
import type { Financing } from '#src/domain/settings/index.ts';
import { formatCents, formatDollars } from '#src/lib/money.ts';
import { usFigure } from '#src/lib/us-figures.ts';
import { useBuildWords } from '../build-words.ts';

type MonthlyExampleProps = { quote: Quote; financing: Financing | null };

/** The likely total by the month, with every term of it. Nothing without a lender, or while tax is open. */
export function MonthlyExample({ quote, financing }: MonthlyExampleProps) {
  const { t, locale } = useBuildWords();
  const total = quote.totalCents.likely;
  if (financing === null || quote.isBeforeTax || total === 0) return null;
  const { monthlyCents, downCents, paidCents } = monthlyPayment(total, financing);
  const { aprPercent, months, downPercent, lender, url } = financing;
  return (
    <section className="build-monthly" aria-label={t('monthly.title')}>
      <p>
        {t('monthly.about')} <b className="figure">{formatDollars(monthlyCents, locale)}</b>{' '}
        {t('monthly.each')}
      </p>
      <p className="small muted">
        {t('monthly.terms', {
          total: formatCents(total, locale),
          down: formatCents(downCents, locale),
          share: usFigure(String(downPercent), locale),
          months,
          payment: formatCents(monthlyCents, locale),
          // To the hundredth: Regulation Z asks for the rate as it is.
          apr: usFigure(String(aprPercent), locale),
          paid: formatCents(paidCents, locale),
          lender,
        })}
      </p>
      {url !== '' && (
        <a className="link small" href={url} rel="noopener noreferrer" target="_blank">
          {t('monthly.ask', { lender })}
        </a>
      )}
    </section>
  );
}
