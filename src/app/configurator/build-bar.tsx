import type { ReactNode } from 'react';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Verdict } from '#src/app/ui/verdict.tsx';
import {
  type PriceSpan,
  partsOf,
  partsTotal,
  type ResolvedBuild,
} from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { verdictLooks, verdictSentence } from './verdict-text.ts';

type BuildBarProps = {
  resolved: ResolvedBuild;
  assessment: Assessment;
  /** The one button that goes on. */
  children: ReactNode;
};

/** Verdict, parts so far, and the way on: always within thumb reach. */
export function BuildBar({ resolved, assessment, children }: BuildBarProps) {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const isStock = assessment.reasons.length === 0;
  const { tone, word } = verdictLooks[assessment.verdict];
  const said = isStock ? t('verdict.stock') : t(word);
  return (
    <section className="tbar" aria-label={t('bar.label')}>
      <div className="tbar-in">
        <div className="tb-v only-lg">
          <Verdict tone={tone} look="large">
            {said}
          </Verdict>
          <span className="small muted">{isStock ? '' : verdictSentence(assessment, locale)}</span>
        </div>
        <div className="tb-t" aria-live="polite">
          <span className="label only-lg">{t('price.soFar')}</span>
          <span className="label only-sm">
            <Verdict tone={tone}>{said}</Verdict>
          </span>
          <PartsSoFar total={partsTotal(partsOf(resolved))} />
        </div>
        {children}
      </div>
    </section>
  );
}

function PartsSoFar({ total: { minCents, maxCents } }: { total: PriceSpan }) {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const low = formatCents(minCents, locale);
  const high = t('list.upTo', { high: formatCents(maxCents, locale) });
  const isSpan = maxCents > minCents;
  return (
    <span className="tb-fig">
      <b className="fig">{low}</b>
      <span className="fig rg">
        {maxCents === 0 && t('price.nothing')}
        {isSpan && high}
        {maxCents > 0 && !isSpan && <span className="only-sm">{t('price.soFar')}</span>}
      </span>
    </span>
  );
}
