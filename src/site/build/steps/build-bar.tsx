import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useBuildWords } from '../build-words.ts';
import { verdictLooks, verdictSentence } from '../verdict/verdict-text.ts';

type BuildBarProps = {
  step: BuildStepName;
  assessment: Assessment;
  quote: Quote;
  /** The truck has not been chosen yet. */
  isExample: boolean;
  /** What the last choice changed. */
  changed: ReactNode;
  /** The one button to continue. */
  children: ReactNode;
};

/** Verdict, price, and the button to continue: always within thumb's reach. */
export function BuildBar(props: BuildBarProps) {
  const { step, assessment, quote, isExample, changed, children } = props;
  const { t, locale } = useBuildWords();
  const isStock = assessment.reasons.length === 0;
  const { tone, word } = verdictLooks[assessment.verdict];
  const stock = t(isExample ? 'example.bar' : 'verdict.stock');
  const said = isStock ? stock : t(word);
  const look = isExample ? 'unknown' : tone;
  return (
    <section className="build-bar" aria-label={t('bar.label')}>
      {changed}
      <div className="build-bar-row">
        <Link
          className="build-bar-verdict only-wide"
          to={hrefs.build({ step, view: 'why' })}
          preventScrollReset
        >
          <Verdict tone={look} look="large">
            {said}
          </Verdict>
          <span className="small muted">{isStock ? '' : verdictSentence(assessment, locale)}</span>
        </Link>
        <PriceLink step={step} quote={quote}>
          <span className="label build-bar-short">
            <Verdict tone={look}>{said}</Verdict>
          </span>
        </PriceLink>
        {children}
      </div>
    </section>
  );
}

type PriceLinkProps = { step: BuildStepName; quote: Quote; children: ReactNode };

/** The price, with a link to all of its lines. */
function PriceLink({ step, quote, children }: PriceLinkProps) {
  const words = useBuildWords();
  const { t } = words;
  const { totalCents, lines, isBeforeTax } = quote;
  const low = formatDollars(totalCents.low, words.locale);
  const high = formatDollars(totalCents.high, words.locale);
  const figures = (
    <span className="build-bar-price" aria-live="polite">
      <span>
        <b className="figure">{formatDollars(totalCents.likely, words.locale)}</b>{' '}
        {lines.length > 0 && (
          <span className="build-bar-door build-bar-short">
            {t(isBeforeTax ? 'price.beforeTax' : 'price.outTheDoor')}
          </span>
        )}
      </span>
      <span className="figure build-bar-range">
        {lines.length === 0 ? t('price.nothing') : t('price.span', { low, high })}
      </span>
    </span>
  );
  if (lines.length === 0) {
    return (
      <div className="build-bar-total">
        {children}
        {figures}
      </div>
    );
  }
  return (
    <Link className="build-bar-total" to={hrefs.build({ step, view: 'price' })} preventScrollReset>
      {children}
      <span className="label only-wide">
        {t(isBeforeTax ? 'price.title.beforeTax' : 'price.title')}{' '}
        <span className="build-bar-see">{t('price.view')}</span>
      </span>
      {figures}
    </Link>
  );
}
