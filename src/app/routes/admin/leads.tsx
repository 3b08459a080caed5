import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { ListPages } from '#src/app/components/admin/kit/list-pages.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { SearchBox } from '#src/app/components/admin/kit/search-box.tsx';
import { InquiryFilters } from '#src/app/components/admin/leads/inquiry-filters.tsx';
import { inquiryHref, readInquiryQuery } from '#src/app/components/admin/leads/inquiry-query.ts';
import { InquiryTable } from '#src/app/components/admin/leads/inquiry-table.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { listInquiries } from '#src/domain/leads/index.server.ts';
import type { Route } from './+types/leads';

const perPage = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readInquiryQuery(url.searchParams);
  const { inquiries, total } = await listInquiries(context.get(ctxContext), { ...query, perPage });
  const rows = inquiries.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
  return { rows, total, query, pages: Math.max(1, Math.ceil(total / perPage)) };
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(leadStrings);
  const locale = useLocale();
  const { rows, total, query, pages } = loaderData;
  const isNarrowed = query.search !== '' || query.kind !== 'all' || query.stage !== 'all';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="atools tree-tools">
        <SearchBox label={t('search')} />
        <InquiryFilters query={query} />
      </div>
      {total === 0 ? (
        <EmptyState
          icon="leads"
          title={t(isNarrowed ? 'none' : 'empty')}
          text={t(isNarrowed ? 'none.text' : 'empty.text')}
        >
          {isNarrowed && (
            <Link className="btn btn--line btn--sm" to={adminHrefs.leads()}>
              {t('none.all')}
            </Link>
          )}
        </EmptyState>
      ) : (
        <Panel title={t(`count.${plural(total, locale)}`, { count: total })}>
          <InquiryTable rows={rows} />
        </Panel>
      )}
      <ListPages
        page={query.page}
        pages={pages}
        label={t('pages')}
        words={t('page', { page: query.page, pages })}
        hrefOf={(page) => inquiryHref(query, { page })}
      />
    </>
  );
}
