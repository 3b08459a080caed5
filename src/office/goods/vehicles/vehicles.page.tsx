import { Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { listVehicleRecords } from '#src/domain/goods/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { ListPages } from '#src/office/kit/list-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { FileLink } from '../file-link.tsx';
import { useFigure } from '../use-figure.ts';
import type { Route } from './+types/vehicles.page';
import { useVehicleWords } from './use-vehicle-words.ts';
import { VehicleFilters } from './vehicle-filters.tsx';
import { readVehicleQuery, vehiclesHref } from './vehicle-query.ts';
import { VehiclesTable } from './vehicles-table.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readVehicleQuery(url.searchParams);
  const list = await listVehicleRecords(context.get(ctxContext), query);
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  return { query: { ...query, page: Math.min(query.page, list.pages) }, list, mayWrite };
}

export default function VehiclesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const { query, list, mayWrite } = loaderData;
  const { all, pages, vehicles } = list;
  const small = 'button button--outline button--small';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { count: figure(all), n: all })}>
        {mayWrite && <FileLink kind="vehicles" />}
        {mayWrite && (
          <Link className={small} to={adminHrefs.vehicleFiles()}>
            {t('files.send')}
          </Link>
        )}
        <Link className={small} to={adminHrefs.vehicleChanges()}>
          {t('changes')}
        </Link>
        {mayWrite && (
          <Link className="button button--small" to={adminHrefs.newVehicle()}>
            {t('new')}
          </Link>
        )}
      </PageHead>
      <VehicleFilters query={query} list={list} />
      {vehicles.length === 0 ? (
        <EmptyState icon="vehicles" title={t('none')} text={t('none.text')}>
          <Link className={small} to={adminHrefs.vehicles()}>
            {t('none.show')}
          </Link>
        </EmptyState>
      ) : (
        <VehiclesTable vehicles={vehicles} />
      )}
      <ListPages
        page={query.page}
        pages={pages}
        label={t('pages')}
        words={t('page', { page: figure(query.page), pages: figure(pages) })}
        hrefOf={(page) => vehiclesHref(query, { page })}
      />
    </>
  );
}
