import type { VehicleFileView } from '#src/domain/goods/index.server.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useFigure } from '../use-figure.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

type Problem = { line: number; column: string | null; text: string };
type FileProblemsProps = Pick<VehicleFileView, 'counts'> & { problems: readonly Problem[] };

/** The lines of a file that are left out: where, and what to do. */
export function FileProblems({ problems, counts }: FileProblemsProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const columns: Column<Problem>[] = [
    { key: 'line', title: t('file.line'), cell: ({ line }) => figure(line) },
    { key: 'column', title: t('file.column'), cell: ({ column }) => column ?? '–' },
    { key: 'what', title: t('file.what'), cell: ({ text }) => text },
  ];
  if (problems.length === 0) return null;
  return (
    <Panel title={t('file.problems')} count={counts.refused} help={t('file.problems.help')}>
      <DataTable
        caption={t('file.problems')}
        columns={columns}
        rows={problems}
        rowKey={({ line, column, text }) => [line, column, text].join()}
      />
      {new Set(problems.map(({ line }) => line)).size < counts.refused && (
        <p className="small muted">
          {t('file.problems.first', { count: figure(problems.length) })}
        </p>
      )}
    </Panel>
  );
}
