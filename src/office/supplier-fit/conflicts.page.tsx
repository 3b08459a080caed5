import { Form, Link } from 'react-router';
import type { Verdict as VerdictName } from '#src/domain/fitment/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { Verdict, type VerdictTone } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/conflicts.page';
import { loadConflicts, type ShownConflict } from './load-conflicts.server.ts';
import { useFigure } from './use-figure.ts';
import fitStrings from './words.json' with { type: 'json' };
import { yearsText } from './years.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadConflicts(context.get(ctxContext), new URL(request.url).searchParams);
}

type Data = Route.ComponentProps['loaderData'];

export default function ConflictsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  const columns = useColumns();
  const { conflicts, compared } = loaderData;
  return (
    <>
      <PageHead
        title={t('conflicts')}
        lead={t('conflicts.lead')}
        back={{ to: adminHrefs.fitFiles(), label: t('title') }}
      />
      <Filters {...loaderData} />
      {conflicts.length === 0 ? (
        <EmptyState
          icon="imports"
          title={t('conflicts.none')}
          text={t('conflicts.none.text', { count: figure(compared), n: compared })}
        />
      ) : (
        <DataTable
          caption={t('conflicts')}
          columns={columns}
          rows={conflicts}
          rowKey={({ sku, vehicle }) => `${sku} ${vehicle}`}
        />
      )}
      <Pages {...loaderData} />
    </>
  );
}

function Filters({ query, vehicles, suppliers, conflicts, compared }: Data) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  return (
    <Form method="get" role="search" className="supplier-fit-filters">
      <label>
        <span>{t('vehicle')}</span>
        <select className="select" name="vehicle" defaultValue={query.vehicleId ?? ''}>
          <option value="">{t('vehicle.all')}</option>
          {vehicles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('supplier')}</span>
        <select className="select" name="supplier" defaultValue={query.supplier ?? ''}>
          <option value="">{t('supplier.all')}</option>
          {suppliers.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--outline button--small">
        {t('show')}
      </button>
      <p role="status">
        {t('conflicts.some', { found: figure(conflicts.length), compared: figure(compared) })}
      </p>
    </Form>
  );
}

function Pages({ query, next, links }: Data) {
  const t = useStrings(fitStrings);
  if (!next && !query.after) return null;
  return (
    <nav className="toolbar" aria-label={t('conflicts')}>
      {query.after && (
        <Link className="button button--quiet button--small" to={links.first}>
          {t('conflicts.first')}
        </Link>
      )}
      {links.next && (
        <Link className="button button--quiet button--small" to={links.next}>
          {t('conflicts.next')}
        </Link>
      )}
    </nav>
  );
}

const toneOf: Record<VerdictName, VerdictTone> = {
  fits: 'fits',
  'fits-with-work': 'work',
  unknown: 'unknown',
  'does-not-fit': 'no',
};

function useColumns(): Column<ShownConflict>[] {
  const t = useStrings(fitStrings);
  return [
    {
      key: 'part',
      title: t('yourPart'),
      cell: ({ category, sku, lineId, name }) => (
        <Link
          to={
            category === 'lift-kits'
              ? adminHrefs.line({ category, id: lineId })
              : adminHrefs.part({ category, sku })
          }
        >
          {name} <small>{sku}</small>
        </Link>
      ),
    },
    {
      key: 'vehicle',
      title: t('vehicle'),
      cell: (one) => `${one.vehicle} ${yearsText(one)}`,
    },
    {
      key: 'they',
      title: t('they'),
      cell: ({ supplier, fileId, notes }) => (
        <>
          <Link to={adminHrefs.fitFile({ id: fileId })}>{supplier}</Link>{' '}
          <small>{notes.join('; ')}</small>
        </>
      ),
    },
    {
      key: 'we',
      title: t('we'),
      cell: ({ verdict, reason }) => (
        <>
          <Verdict tone={toneOf[verdict]}>
            {t(verdict === 'unknown' ? 'verdict.unknown' : 'verdict.does-not-fit')}
          </Verdict>{' '}
          <small>{reason}</small>
        </>
      ),
    },
  ];
}
