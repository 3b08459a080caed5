import { Link } from 'react-router';
import { listOfficeBuilds, type OfficeBuild } from '#src/domain/gallery/index.server.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { ListPages } from '#src/office/kit/list-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SearchBox } from '#src/office/kit/search-box.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/gallery.page';
import { officeHref, officeStates, readOfficeQuery } from './office-query.ts';
import { OfficeTable } from './office-table.tsx';
import galleryStrings from './words.json' with { type: 'json' };

const perPage = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const query = readOfficeQuery(url.searchParams);
  const found = await listOfficeBuilds(ctx, { ...query, perPage });
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  return { rows: found.builds.map((build) => toListedBuild(build, ctx.locale)), query, pages };
}

function toListedBuild({ id, record, publishedAt, updatedAt }: OfficeBuild, locale: LocaleCode) {
  const { title, lift, wheel, tire } = record;
  return {
    id,
    title: title[locale],
    parts: [lift?.name, wheel?.name, `${tire.name} ${tire.size}`].filter(Boolean).join(', '),
    isPublished: publishedAt !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(galleryStrings);
  const { rows, query, pages } = loaderData;
  const isNarrowed = query.search !== '' || query.state !== 'all';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="toolbar list-tools">
        <SearchBox label={t('search')} />
        <nav aria-label={t('filters')} className="list-filters">
          {officeStates.map((state) => (
            <Link
              key={state}
              to={officeHref(query, { state })}
              aria-current={state === query.state ? 'true' : undefined}
              className={state === query.state ? 'chip is-on' : 'chip'}
            >
              {t(`state.${state}`)}
            </Link>
          ))}
        </nav>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon="gallery"
          title={t(isNarrowed ? 'none' : 'empty')}
          text={t(isNarrowed ? 'none.text' : 'empty.text')}
        >
          <Link className="button button--outline button--small" to={adminHrefs.leads()}>
            {t('empty.leads')}
          </Link>
        </EmptyState>
      ) : (
        <Panel title={t('title')}>
          <OfficeTable rows={rows} />
        </Panel>
      )}
      <ListPages
        page={query.page}
        pages={pages}
        label={t('pages')}
        words={t('page', { page: query.page, pages })}
        hrefOf={(page) => officeHref(query, { page })}
      />
    </>
  );
}
