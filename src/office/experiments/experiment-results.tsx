import type { ArmResult, ExperimentResults } from '#src/domain/experiments/index.server.ts';
import { type Goal, goals } from '#src/domain/experiments/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { DifferenceCell } from './difference-cell.tsx';
import experimentStrings from './words.json' with { type: 'json' };

type ExperimentResultsProps = { results: ExperimentResults; goal: Goal };

/** The results of the variants, and whether they are conclusive. */
export function ExperimentResultsPanel({ results, goal }: ExperimentResultsProps) {
  const t = useStrings(experimentStrings);
  const locale = useLocale();
  const { arms } = results;
  const isEmpty = arms.every(({ exposed }) => exposed === 0);
  const columns = [
    { key: 'name', title: t('variant'), cell: ({ names }: ArmResult) => names.join(' + ') },
    { key: 'exposed', title: t('exposures'), cell: ({ exposed }: ArmResult) => exposed },
    { key: 'reached', title: t('reached'), cell: ({ reached }: ArmResult) => reached[goal] ?? 0 },
    { key: 'rate', title: t('rate'), cell: (arm: ArmResult) => rate(arm, goal) },
    {
      key: 'difference',
      title: t('difference'),
      cell: (arm: ArmResult) => <DifferenceCell arm={arm} isFirst={arm === arms[0]} />,
    },
    {
      key: 'quoted',
      title: t('quoted'),
      cell: ({ quotedCents, exposed }: ArmResult) => (
        <>
          {formatCents(wholeDollars(quotedCents), locale)}
          {exposed > 0 && (
            <small>
              {t('quoted.each', {
                amount: formatCents(wholeDollars(quotedCents / exposed), locale),
              })}
            </small>
          )}
        </>
      ),
    },
  ];
  return (
    <Panel title={t('results')} help={t('results.help', { goal: t(`goal.${goal}`) })}>
      {results.isSplitOff && <SplitAlert results={results} />}
      {isEmpty && <p>{t('results.none')}</p>}
      <DataTable
        caption={t('results')}
        columns={columns}
        rows={arms}
        rowKey={({ variants }) => variants}
      />
      {!isEmpty && <AllGoals arms={arms} />}
      <p className="small muted report-how">{t('results.how')}</p>
    </Panel>
  );
}

function wholeDollars(cents: number): number {
  return Math.round(cents / 100) * 100;
}

function rate({ reached, exposed }: ArmResult, goal: Goal): string {
  return exposed === 0 ? '–' : `${(((reached[goal] ?? 0) / exposed) * 100).toFixed(1)} %`;
}

/** Shown before any other figure: why they cannot be relied on. */
function SplitAlert({ results: { arms, shares } }: { results: ExperimentResults }) {
  const t = useStrings(experimentStrings);
  const total = arms.reduce((sum, { exposed }) => sum + exposed, 0);
  const expected = shares.map((share) => Math.round(share * total)).join(' : ');
  const actual = arms.map(({ exposed }) => exposed).join(' : ');
  return (
    <p className="experiments-alert" role="alert">
      {t('results.split', { expected, actual })}
    </p>
  );
}

function AllGoals({ arms }: { arms: readonly ArmResult[] }) {
  const t = useStrings(experimentStrings);
  const columns = [
    { key: 'goal', title: t('all.goals'), cell: (goal: Goal) => t(`goal.${goal}`) },
    ...arms.map(({ variants, names, reached }) => ({
      key: variants,
      title: names.join(' + '),
      cell: (goal: Goal) => reached[goal] ?? 0,
    })),
  ];
  return (
    <details className="report-table">
      <summary>{t('all.goals')}</summary>
      <DataTable caption={t('all.goals')} columns={columns} rows={goals} rowKey={(goal) => goal} />
    </details>
  );
}
