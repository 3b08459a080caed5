import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import type { NumberRow } from './number-row.ts';
import { useNumberWords } from './number-words.ts';

type NumberTableProps = { rows: readonly NumberRow[]; resolved: ResolvedBuild };

/** The figures of the drawing as a table, for people who cannot see it. */
export function NumberTable({ rows, resolved: { vehicle, year } }: NumberTableProps) {
  const { t, locale } = useNumberWords();
  return (
    <details className="evidence build-numbers-table">
      <summary>
        <Icon name="chevron" />
        {t('table.title')}
      </summary>
      <table className="table">
        <caption className="visually-hidden">
          {t('table.caption', { vehicle: vehicleName(vehicle, year, locale) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('table.figure')}</th>
            <th scope="col" className="table-number">
              {t('table.now')}
            </th>
            <th scope="col" className="table-number">
              {t('table.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, delta }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="table-number">{value ?? t('unknown')}</td>
              <td className="table-number">{delta ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
