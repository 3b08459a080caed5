import { Link } from 'react-router';
import type { VehicleFileView } from '#src/domain/goods/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useVehicleEvents } from './use-vehicle-events.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import { yearsText } from './years-text.ts';

type FileVehicle = VehicleFileView['vehicles'][number];

/** Each vehicle that a file writes, with every fact that becomes another: its old and its new value. */
export function FileVehicles({ vehicles }: Pick<VehicleFileView, 'vehicles'>) {
  const { t } = useVehicleWords();
  const columns = useColumns();
  if (vehicles.length === 0) return null;
  return (
    <Panel title={t('file.vehicles')} count={vehicles.length}>
      <DataTable
        caption={t('file.vehicles')}
        columns={columns}
        rows={vehicles}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}

function useColumns(): Column<FileVehicle>[] {
  const { t } = useVehicleWords();
  const linesOf = useVehicleEvents();
  const named = ({ name, years }: FileVehicle) => `${name} ${yearsText(years, t('now'))}`;
  return [
    {
      key: 'vehicle',
      title: t('file.vehicle'),
      cell: (one) => (
        <>
          {one.before === null ? (
            named(one)
          ) : (
            <Link to={adminHrefs.vehicle({ id: one.id })}>{named(one)}</Link>
          )}
          <small>{one.id}</small>
        </>
      ),
    },
    {
      key: 'facts',
      title: t('file.facts'),
      cell: ({ before, after }) => (
        <ul className="vehicles-file-facts">
          {(before === null
            ? [
                t('file.new', {
                  configuration: String(after.representativeConfig),
                  bolts: String(after.boltPattern),
                }),
              ]
            : linesOf({ kind: 'import', before, after })
          ).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
  ];
}
