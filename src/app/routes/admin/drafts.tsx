import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { ListPages } from '#src/app/components/admin/kit/list-pages.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { DraftTable } from '#src/app/components/admin/leads/draft-table.tsx';
import { readLeadQuery } from '#src/app/components/admin/leads/lead-query.ts';
import { LeadViews } from '#src/app/components/admin/leads/lead-views.tsx';
import { loadDrafts } from '#src/app/components/admin/leads/load-draft.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { Route } from './+types/drafts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { page } = readLeadQuery(url.searchParams);
  return loadDrafts(context.get(ctxContext), { page, perPage: 25 });
}

export default function DraftsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(leadStrings);
  const locale = useLocale();
  const { rows, total, page, pages } = loaderData;
  return (
    <>
      <PageHead title={t('drafts')} lead={t('drafts.lead')}>
        <LeadViews query="drafts" />
      </PageHead>
      {total === 0 ? (
        <EmptyState icon="leads" title={t('drafts.empty')} text={t('drafts.empty.text')} />
      ) : (
        <Panel title={t(`drafts.count.${plural(total, locale)}`, { count: total })}>
          <DraftTable rows={rows} />
        </Panel>
      )}
      <ListPages
        page={page}
        pages={pages}
        label={t('pages')}
        words={t('page', { page, pages })}
        hrefOf={(at) => `${adminHrefs.drafts()}?page=${at}`}
      />
    </>
  );
}
