import { Link } from 'react-router';
import type { Definition, ExperimentPhase } from '#src/domain/experiments/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import experimentStrings from './words.json' with { type: 'json' };

const tones: Record<ExperimentPhase, BadgeTone> = {
  draft: 'note',
  planned: 'wait',
  running: 'good',
  expired: 'bad',
  stopped: 'quiet',
};

/** The phase of an experiment as a badge. */
export function PhaseBadge({ standing }: { standing: ExperimentPhase }) {
  const t = useStrings(experimentStrings);
  return <StatusBadge tone={tones[standing]}>{t(`standing.${standing}`)}</StatusBadge>;
}

/** All experiments, newest first. */
export function ExperimentTable({ rows }: { rows: readonly Definition[] }) {
  const t = useStrings(experimentStrings);
  const locale = useLocale();
  const columns = [
    {
      key: 'name',
      title: t('column.name'),
      cell: ({ id, displayName, experimentId }: Definition) => (
        <>
          <Link to={adminHrefs.experiment({ id: String(id) })}>{displayName}</Link>
          <small>{experimentId}</small>
        </>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      cell: ({ standing }: Definition) => <PhaseBadge standing={standing} />,
    },
    { key: 'owner', title: t('column.owner'), cell: ({ ownerName }: Definition) => ownerName },
    {
      key: 'until',
      title: t('column.until'),
      cell: ({ endsOn }: Definition) => formatDate(endsOn, { locale }),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
