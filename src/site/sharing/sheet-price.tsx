import type { Locale } from '#src/domain/context.ts';
import { formatCents } from '#src/lib/money.ts';
import { dayText, lineWords, useSnapshotWords } from '#src/site/build/index.ts';
import type { SnapshotPageData } from './load-snapshot.server.ts';

/** Every line of the frozen price, in one column of small print. */
export function SheetPrice({ shared: { frozen, takenOn } }: { shared: SnapshotPageData }) {
  const { s, build, locale } = useSnapshotWords();
  const { quote, parts } = frozen;
  if (!quote) return null;
  return (
    <div className="print-sheet-price">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{s('sheetLine')}</th>
            <th scope="col">{s('sheetAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => {
            const { key, name, amount, span } = lineWords(line, build, parts);
            return (
              <tr key={key}>
                <td>
                  {name}
                  {span !== null && <small>{span}</small>}
                </td>
                <td className="figure">{amount}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{s(quote.isBeforeTax ? 'sheetTotal.beforeTax' : 'sheetTotal')}</th>
            <td className="figure">{formatCents(quote.totalCents.likely, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small">
        {s('sheetSpan', sheetSpan(quote.totalCents, locale))}{' '}
        {s('sheetEstimate', { date: dayText(takenOn, locale) })}
      </p>
    </div>
  );
}

function sheetSpan({ low, high }: { low: number; high: number }, locale: Locale) {
  return { low: formatCents(low, locale), high: formatCents(high, locale) };
}
