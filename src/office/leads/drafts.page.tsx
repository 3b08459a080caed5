import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { ListPages } from '#src/office/kit/list-pages.tsx';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/drafts.page';
import { DraftTable } from './draft-table.tsx';
import { readLeadQuery } from './lead-query.ts';
import { LeadViews } from './lead-views.tsx';
import { loadDrafts } from './load-draft.server.ts';
import leadStrings from './words.json' with { type: 'json' };

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
      <NoMailNote />
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
