import type { Measures } from '#src/domain/analytics/index.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import reportStrings from './words.json' with { type: 'json' };

const steps = ['visitors', 'started', 'chosen', 'sent', 'booked'] as const;

type Step = { name: (typeof steps)[number]; count: number; before: number | null };

/** How many visitors reach each step on the way to an appointment. */
export function Funnel({ now }: { now: Measures }) {
  const t = useStrings(reportStrings);
  const rows = steps.map((name, at): Step => {
    const before = steps[at - 1];
    return { name, count: now[name], before: before ? now[before] : null };
  });
  const columns = [
    { key: 'step', title: t('funnel.step'), cell: ({ name }: Step) => t(`funnel.${name}`) },
    {
      key: 'bar',
      title: t('funnel.count'),
      cell: ({ count }: Step) => (
        <span className="insights-bar">
          <b>{count}</b>
          <Share part={count} whole={now.visitors} />
        </span>
      ),
    },
    {
      key: 'share',
      title: t('funnel.share'),
      cell: ({ count, before }: Step) => (before ? `${Math.round((count / before) * 100)} %` : '–'),
    },
  ];
  return (
    <Panel title={t('funnel')} help={t('funnel.help')}>
      <DataTable caption={t('funnel')} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Panel>
  );
}

/** A dimension line next to the number that it stands for, in hundredths of the whole. */
function Share({ part, whole }: { part: number; whole: number }) {
  const width = whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 1000) / 10);
  const end = `${width}%`;
  return (
    <svg aria-hidden="true">
      <line x1="0" x2="0" y1="0" y2="100%" />
      <line x1="0" x2={end} y1="50%" y2="50%" />
      <line x1={end} x2={end} y1="0" y2="100%" />
    </svg>
  );
}
