import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { type BuildStepName, partsOf, type ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import { useBuildWords } from './build-words.ts';
import { PriceSheet } from './price-sheet.tsx';

type PricePanelProps = { resolved: ResolvedBuild; quote: Quote; step: BuildStepName };

/** The price out the door, in place of the step's choices. */
export function PricePanel({ resolved, quote, step }: PricePanelProps) {
  const { t, locale } = useBuildWords();
  return (
    <>
      <div className="panel-h price-h">
        <div>
          <h1 className="d2">{t('price.title')}</h1>
          <p className="small muted">
            {t('price.everything', { date: dayText(quote.ratesDate, locale) })}
          </p>
        </div>
        <Link
          className="btn btn--icon btn--quiet"
          to={hrefs.build({ step })}
          aria-label={t('price.close')}
          preventScrollReset
        >
          <Icon name="close" />
        </Link>
      </div>
      <PriceSheet quote={quote} parts={partsOf(resolved)} />
      <p className="small muted">{t('price.frozen')}</p>
      <p className="small muted">{t('price.estimate')}</p>
    </>
  );
}

/** A day without a time, the same in every zone. */
function dayText(isoDate: string, locale: string): string {
  const day = new Date(`${isoDate}T12:00:00Z`);
  return day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
