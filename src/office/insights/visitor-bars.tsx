import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type Bar, barsOf } from './bars-of.ts';
import reportStrings from './words.json' with { type: 'json' };

const height = 120;
/** Width of a bar with its gap; the chart is stretched to the page. */
const step = 10;

/** Visitors over time, as a chart and as a table. */
export function VisitorBars({ days }: { days: readonly { day: string; visitors: number }[] }) {
  const t = useStrings(reportStrings);
  const locale = useLocale();
  const bars = barsOf(days);
  const isWeeks = bars.length < days.length;
  const columns = [
    {
      key: 'day',
      title: t(isWeeks ? 'week' : 'day'),
      cell: ({ from }: Bar) => formatDate(from, { locale, style: 'short' }),
    },
    { key: 'visitors', title: t('visitors'), cell: ({ visitors }: Bar) => visitors },
  ];
  const title = t(isWeeks ? 'days.weeks' : 'days');
  return (
    <Panel title={title}>
      <Chart bars={bars} />
      <div className="insights-axis small muted">
        <span>{formatDate(bars[0]?.from ?? '', { locale, style: 'short' })}</span>
        <span>{formatDate(bars.at(-1)?.from ?? '', { locale, style: 'short' })}</span>
      </div>
      <details className="report-table">
        <summary>{t('days.table')}</summary>
        <DataTable caption={title} columns={columns} rows={bars} rowKey={({ from }) => from} />
      </details>
    </Panel>
  );
}

function Chart({ bars }: { bars: readonly Bar[] }) {
  const t = useStrings(reportStrings);
  const most = Math.max(1, ...bars.map(({ visitors }) => visitors));
  const total = bars.reduce((sum, { visitors }) => sum + visitors, 0);
  return (
    <svg
      className="insights-bars"
      viewBox={`0 0 ${bars.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('days.chart', { most: total === 0 ? 0 : most, total })}
    >
      {bars.map(({ from, visitors }, at) => {
        const size = (visitors / most) * (height - 2);
        return (
          <rect key={from} x={at * step + 1} y={height - size} width={step - 2} height={size} />
        );
      })}
    </svg>
  );
}
