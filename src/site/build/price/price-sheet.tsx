import type { ReactNode } from 'react';
import type { PartRow } from '#src/domain/builds/index.ts';
import type { Quote, QuoteLine, Span } from '#src/domain/quotes/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { formatCents, formatDollars } from '#src/lib/money.ts';
import { useBuildWords } from '../build-words.ts';
import { PriceMeter } from './price-meter.tsx';
import { lineName, lineWords } from './price-words.ts';

type Priced = { quote: Quote; parts: readonly PartRow[] };
type PriceSheetProps = Priced & {
  /** Next to the total: how long it takes. */
  beside?: ReactNode;
  /** Between the total and its lines: the extras to choose. */
  children?: ReactNode;
};

/** A quote line by line: what it is, on what basis, and what is still open. */
export function PriceSheet({ quote, parts, beside, children }: PriceSheetProps) {
  const { t, locale } = useBuildWords();
  if (quote.lines.length === 0) return <p>{t('price.free')}</p>;
  return (
    <>
      <div className="build-price-total">
        <PriceMeter quote={quote} />
        <MovedBy quote={quote} />
      </div>
      {beside}
      {children}
      <PriceGroup
        group="parts"
        title={t('price.parts')}
        sum={quote.partsCents}
        {...{ quote, parts }}
      />
      <PriceGroup
        group="labour"
        title={t('price.laborTitle')}
        sum={quote.labourCents}
        {...{ quote, parts }}
      />
      <PriceGroup
        group="fees"
        title={t('price.fees')}
        sum={quote.feesCents}
        {...{ quote, parts }}
      />
      {quote.isBeforeTax && <p className="note small">{t('price.taxOpen')}</p>}
      <div className="price-row price-row--sum">
        <b className="title-4">
          {t(quote.isBeforeTax ? 'price.likely.beforeTax' : 'price.likely')}
        </b>
        <span className="price-row-amount">{formatCents(quote.totalCents.likely, locale)}</span>
      </div>
    </>
  );
}

/** The one or two lines that cause the range. */
function MovedBy({ quote: { lines, movedBy } }: { quote: Quote }) {
  const words = useBuildWords();
  const ends = ({ cents }: QuoteLine) => ({
    low: formatDollars(cents.low, words.locale),
    high: formatDollars(cents.high, words.locale),
  });
  const names = movedBy.slice(0, 2).flatMap((code) => {
    const line = lines.find((one) => one.code === code);
    return line ? [words.t('price.movedLine', { line: lineName(line, words), ...ends(line) })] : [];
  });
  if (names.length === 0) return null;
  const line = new Intl.ListFormat(isoOf(words.locale)).format(names);
  return <p className="small">{words.t('price.movedBy', { line })}</p>;
}

type PriceGroupProps = Priced & {
  group: QuoteLine['group'];
  title: string;
  sum: Span;
};

function PriceGroup({ quote, parts, group, title, sum }: PriceGroupProps) {
  const words = useBuildWords();
  const lines = quote.lines.filter((line) => line.group === group);
  if (lines.length === 0) return null;
  return (
    <section className="build-price-group" aria-label={title}>
      <div className="build-price-group-head">
        <h2 className="title-4">{title}</h2>
        <span className="figure">{formatCents(sum.likely, words.locale)}</span>
      </div>
      <dl>
        {lines.map((line) => (
          <PriceLine key={line.code} line={line} parts={parts} />
        ))}
      </dl>
    </section>
  );
}

function PriceLine({ line, parts }: { line: QuoteLine; parts: readonly PartRow[] }) {
  const words = useBuildWords();
  const { name, basis, amount, span } = lineWords(line, words, parts);
  return (
    <div className="price-row">
      <dt className="price-row-name">
        {name}
        {basis !== null && <small>{basis}</small>}
      </dt>
      <dd className="price-row-amount">
        {amount}
        {span !== null && <small>{span}</small>}
      </dd>
    </div>
  );
}
