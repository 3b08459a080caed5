import { Link } from 'react-router';
import type { VehicleSummary } from '#src/domain/goods/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useFigure } from '../use-figure.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import { yearsText } from './years-text.ts';

const toneOf: Record<VehicleSummary['status'], BadgeTone> = {
  active: 'good',
  draft: 'wait',
  discontinued: 'quiet',
};

/** Vehicles with what tells generations apart, and whose data they are. */
export function VehiclesTable({ vehicles }: { vehicles: readonly VehicleSummary[] }) {
  const { t } = useVehicleWords();
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      rows={vehicles}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(): Column<VehicleSummary>[] {
  const { t } = useVehicleWords();
  const figure = useFigure();
  return [
    {
      key: 'vehicle',
      title: t('col.vehicle'),
      cell: ({ id, make, model, generation, configuration }) => (
        <>
          <Link to={adminHrefs.vehicle({ id })}>{`${make} ${model}`}</Link>
          <small>{[generation, configuration].filter(Boolean).join(', ')}</small>
        </>
      ),
    },
    { key: 'years', title: t('col.years'), cell: ({ years }) => yearsText(years, t('now')) },
    { key: 'pattern', title: t('col.pattern'), cell: ({ boltPattern }) => boltPattern },
    { key: 'trims', title: t('col.trims'), isFigure: true, cell: ({ trims }) => figure(trims) },
    {
      key: 'origin',
      title: t('origin'),
      cell: ({ origin, differences }) => (
        <>
          {t(`origin.${origin}`)}
          {differences > 0 && (
            <small>{t('differences', { count: figure(differences), n: differences })}</small>
          )}
        </>
      ),
    },
    {
      key: 'site',
      title: t('site'),
      cell: ({ status }) => (
        <StatusBadge tone={toneOf[status]}>{t(`status.${status}`)}</StatusBadge>
      ),
    },
  ];
}
