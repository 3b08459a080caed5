import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { CandidateBoard } from '#src/app/components/admin/applications/candidate-board.tsx';
import { CandidateFilters } from '#src/app/components/admin/applications/candidate-filters.tsx';
import { readCandidateQuery } from '#src/app/components/admin/applications/candidate-query.ts';
import { CandidateTable } from '#src/app/components/admin/applications/candidate-table.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { SearchBox } from '#src/app/components/admin/kit/search-box.tsx';
import { StatusBadge } from '#src/app/components/admin/kit/status-badge.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import applicationStrings from '#src/app/strings/admin-applications.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import {
  countNewCandidates,
  listCandidates,
  listJobLines,
} from '#src/domain/careers/index.server.ts';
import type { Route } from './+types/applications';

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
        <Link className="btn btn--quiet btn--sm" to={adminHrefs.jobs()}>
          {t('jobs')}
        </Link>
      </PageHead>
      <div className="atools tree-tools">
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
        <Link className="btn btn--line btn--sm" to={adminHrefs.applications()}>
          {t('none.all')}
        </Link>
      )}
    </EmptyState>
  );
}
