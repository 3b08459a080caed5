import type { PartRow } from '#src/domain/builds/index.ts';
import type { Quote, QuoteLine, Span } from '#src/domain/quotes/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { lineWords, useBuildWords } from '#src/site/build/index.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };

type QuotedPriceProps = { seen: Quote; today: Quote | null; parts: readonly PartRow[] };

/** The quoted price line by line, with today's next to it where it differs. */
export function QuotedPrice({ seen, today, parts }: QuotedPriceProps) {
  const t = useStrings(deskStrings);
  const other = today && !isSameTotal(seen, today) ? today : null;
  return (
    <>
      <dl className="leads-price">
        <Total label={t('price.seen')} cents={seen.totalCents} />
        {other && <Total label={t('price.today')} cents={other.totalCents} />}
      </dl>
      {today && !other && <p className="small">{t('price.same')}</p>}
      {!today && <p className="small">{t('price.gone')}</p>}
      <details className="leads-why">
        <summary>{t('price.lines')}</summary>
        <Lines seen={seen} other={other} parts={parts} />
      </details>
      <p className="small muted">
        {t('price.seen')}: <Version quote={seen} />
      </p>
      {other && (
        <p className="small muted">
          {t('price.today')}: <Version quote={other} />
        </p>
      )}
    </>
  );
}

function Total({ label, cents }: { label: string; cents: Span }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount cents={cents} />
      </dd>
    </div>
  );
}

type LinesProps = { seen: Quote; other: Quote | null; parts: readonly PartRow[] };

function Lines({ seen, other, parts }: LinesProps) {
  const t = useStrings(deskStrings);
  return (
    <table className="table leads-prices">
      <caption className="visually-hidden">{t('price.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('price.line')}</th>
          <th scope="col">{t('price.seen')}</th>
          {other && <th scope="col">{t('price.today')}</th>}
        </tr>
      </thead>
      <tbody>
        {compareLines(seen, other).map((pair) => (
          <PriceRow key={pair.line.code} {...pair} parts={parts} isCompared={other !== null} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(seen.isBeforeTax ? 'price.total.beforeTax' : 'price.total')}</th>
          <td>
            <Amount cents={seen.totalCents} />
          </td>
          {other && (
            <td>
              <Amount cents={other.totalCents} />
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

type Pair = { line: QuoteLine; seen: QuoteLine | null; now: QuoteLine | null };

function compareLines(seen: Quote, today: Quote | null): Pair[] {
  const find = (quote: Quote | null, code: string) =>
    quote?.lines.find((line) => line.code === code) ?? null;
  const added = (today?.lines ?? []).filter(({ code }) => !find(seen, code));
  return [...seen.lines, ...added].map((line) => ({
    line,
    seen: find(seen, line.code),
    now: find(today, line.code),
  }));
}

type PriceRowProps = Pair & { parts: readonly PartRow[]; isCompared: boolean };

function PriceRow({ line, seen, now, parts, isCompared }: PriceRowProps) {
  const t = useStrings(deskStrings);
  const { name, basis } = lineWords(line, useBuildWords(), parts);
  const none = <small>{t('price.noline')}</small>;
  return (
    <tr>
      <th scope="row">
        {name}
        {basis !== null && <small>{basis}</small>}
      </th>
      <td>{seen ? <Amount cents={seen.cents} /> : none}</td>
      {isCompared && <td>{now ? <Amount cents={now.cents} /> : none}</td>}
    </tr>
  );
}

function Amount({ cents: { low, likely, high } }: { cents: Span }) {
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  return (
    <>
      <b className="figure">{money(likely)}</b>
      {low !== high && <small>{`${money(low)} – ${money(high)}`}</small>}
    </>
  );
}

function Version({ quote: { ratesDate, catalogVersion } }: { quote: Quote }) {
  const t = useStrings(deskStrings);
  const locale = useLocale();
  const version = catalogVersion?.slice(0, 8) ?? t('version.unknown');
  return <>{t('price.version', { date: formatDate(ratesDate, { locale }), version })}</>;
}

function isSameTotal({ totalCents: one }: Quote, { totalCents: other }: Quote): boolean {
  return one.low === other.low && one.likely === other.likely && one.high === other.high;
}
