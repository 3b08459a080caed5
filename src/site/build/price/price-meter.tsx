import type { Quote } from '#src/domain/quotes/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { useBuildWords } from '../build-words.ts';

/** The likely price between its low and its high. */
export function PriceMeter({ quote }: { quote: Quote }) {
  const buildWords = useBuildWords();
  const { t } = buildWords;
  const { low, likely, high } = quote.totalCents;
  const at = high > low ? (100 * (likely - low)) / (high - low) : 50;
  const money = (cents: number) => formatDollars(cents, buildWords.locale);
  const words = { low: money(low), likely: money(likely), high: money(high) };
  return (
    <div className="build-price-meter" role="img" aria-label={t('price.meter', words)}>
      <b className="figure">{words.likely}</b>
      <svg className="build-price-scale" aria-hidden="true">
        <line x1="0" x2="100%" y1="10" y2="10" />
        <line x1="1" x2="1" y1="2" y2="18" />
        <line x1="100%" x2="100%" y1="2" y2="18" />
        <circle cx={`${at.toFixed(1)}%`} cy="10" r="8" />
      </svg>
      <span className="figure">
        {words.low}
        <small>{t('price.low')}</small>
      </span>
      <span className="figure">
        {words.high}
        <small>{t('price.high')}</small>
      </span>
    </div>
  );
}
