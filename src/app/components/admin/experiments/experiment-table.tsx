import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { DataTable } from '#src/app/components/admin/kit/data-table.tsx';
import { type BadgeTone, StatusBadge } from '#src/app/components/admin/kit/status-badge.tsx';
import experimentStrings from '#src/app/strings/admin-experiments.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { Definition, Standing } from '#src/domain/experiments/index.server.ts';

const tones: Record<Standing, BadgeTone> = {
  draft: 'note',
  planned: 'wait',
  running: 'good',
  expired: 'bad',
  stopped: 'quiet',
};

/** How an experiment stands, in a word. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const t = useStrings(experimentStrings);
  return <StatusBadge tone={tones[standing]}>{t(`standing.${standing}`)}</StatusBadge>;
}

/** All experiments, the newest first. */
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
      cell: ({ standing }: Definition) => <StandingBadge standing={standing} />,
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
