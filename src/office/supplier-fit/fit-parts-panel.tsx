import { Form, Link } from 'react-router';
import type { FitPart, KitChoice } from '#src/domain/supplier-fit/index.server.ts';
import type { FitCounts, VehicleYears } from '#src/domain/supplier-fit/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useFigure } from './use-figure.ts';
import fitStrings from './words.json' with { type: 'json' };
import { yearsText } from './years.ts';

type FitPartsPanelProps = {
  parts: readonly FitPart[];
  counts: FitCounts;
  kits: readonly KitChoice[];
  mayWrite: boolean;
};

/** The part numbers of a file, each with what it is here and for which vehicles it is offered. */
export function FitPartsPanel({ parts, counts, kits, mayWrite }: FitPartsPanelProps) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  const columns: Column<FitPart>[] = [
    {
      key: 'part',
      title: t('part'),
      cell: ({ part, label }) => (
        <>
          {part} {label && <small>{label}</small>}
        </>
      ),
    },
    {
      key: 'yours',
      title: t('yours'),
      cell: (part) => <OwnNumber part={part} mayWrite={mayWrite} />,
    },
    {
      key: 'vehicles',
      title: t('vehicles'),
      cell: ({ vehicles }) => <VehicleNames vehicles={vehicles} />,
    },
    {
      key: 'applications',
      title: t('applications'),
      isFigure: true,
      cell: ({ applications }) => figure(applications),
    },
  ];
  if (parts.length === 0) return null;
  const isAsking = parts.some(({ vehicles }) => vehicles.some(({ isAsked }) => isAsked));
  return (
    <Panel title={t('parts')} help={t('parts.help')}>
      <datalist id="supplier-fit-kits">
        {kits.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
      {isAsking && (
        <p>
          {t('parts.asked')} <Link to={adminHrefs.fitQuestions()}>{t('count.asked.answer')}</Link>
        </p>
      )}
      <DataTable caption={t('parts')} columns={columns} rows={parts} rowKey={({ part }) => part} />
      {counts.parts > parts.length && (
        <p className="small muted">
          {t('parts.some', { count: figure(parts.length), all: figure(counts.parts) })}
        </p>
      )}
    </Panel>
  );
}

type OwnNumberProps = { part: FitPart; mayWrite: boolean };

/** The same number, or the one that a person writes: a kit has another number here. */
function OwnNumber({ part: { part, isOwn, joinedTo }, mayWrite }: OwnNumberProps) {
  const t = useStrings(fitStrings);
  if (isOwn) return t('yours.same');
  if (!mayWrite) return joinedTo ?? '–';
  return (
    <Form method="post" preventScrollReset className="supplier-fit-join">
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="part" value={part} />
      <input
        className="input"
        name="sku"
        list="supplier-fit-kits"
        defaultValue={joinedTo ?? ''}
        aria-label={t('yours.which', { part })}
        placeholder={t('yours.hint')}
      />
      <button type="submit" className="button button--quiet button--small">
        {t('join')}
      </button>
    </Form>
  );
}

/** "Ford F-150 2021–2026", those that only may be meant last. */
export function VehicleNames({ vehicles }: { vehicles: readonly VehicleYears[] }) {
  const t = useStrings(fitStrings);
  if (vehicles.length === 0) return <span className="muted">{t('vehicles.none')}</span>;
  return vehicles
    .toSorted((one, other) => Number(one.isAsked) - Number(other.isAsked))
    .map((vehicle) => {
      const name = `${vehicle.name} ${yearsText(vehicle)}`;
      return vehicle.isAsked ? t('vehicle.asked', { name }) : name;
    })
    .join(', ');
}
