import { Link } from 'react-router';
import {
  countNewCandidates,
  listCandidates,
  listJobLines,
} from '#src/domain/careers/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SearchBox } from '#src/office/kit/search-box.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/applications.page';
import { CandidateBoard } from './candidate-board.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { readCandidateQuery } from './candidate-query.ts';
import { CandidateTable } from './candidate-table.tsx';
import applicationStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const query = readCandidateQuery(url.searchParams);
  const { view } = query;
  const filter = { ...query, stage: view === 'board' ? null : query.stage };
  const [rows, jobs, waiting] = await Promise.all([
    listCandidates(ctx, filter),
    listJobLines(ctx),
    countNewCandidates(ctx),
  ]);
  return { query, rows, jobs, waiting };
}

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(applicationStrings);
  const locale = useLocale();
  const { query, rows, jobs, waiting } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {waiting > 0 && (
          <StatusBadge tone="wait">
            {t(`waiting.${plural(waiting, locale)}`, { count: waiting })}
          </StatusBadge>
        )}
        <Link className="button button--quiet button--small" to={adminHrefs.jobs()}>
          {t('jobs')}
        </Link>
      </PageHead>
      <div className="toolbar list-tools">
        <SearchBox label={t('search')} />
        <CandidateFilters query={query} jobs={jobs} />
      </div>
      {rows.length === 0 && (
        <Nobody isNarrowed={query.search !== '' || query.job !== null || query.stage !== null} />
      )}
      {rows.length > 0 && query.view === 'board' && <CandidateBoard rows={rows} />}
      {rows.length > 0 && query.view === 'list' && (
        <Panel title={t(`count.${plural(rows.length, locale)}`, { count: rows.length })}>
          <CandidateTable rows={rows} />
        </Panel>
      )}
    </>
  );
}

function Nobody({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useStrings(applicationStrings);
  return (
    <EmptyState
      icon="applications"
      title={t(isNarrowed ? 'none' : 'empty')}
      text={t(isNarrowed ? 'none.text' : 'empty.text')}
    >
      {isNarrowed && (
        <Link className="button button--outline button--small" to={adminHrefs.applications()}>
          {t('none.all')}
        </Link>
      )}
    </EmptyState>
  );
}
