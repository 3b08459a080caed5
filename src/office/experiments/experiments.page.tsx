import { Link } from 'react-router';
import { listExperiments } from '#src/domain/experiments/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/experiments.page';
import { ExperimentTable } from './experiment-table.tsx';
import experimentStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  return { experiments: await listExperiments(context.get(ctxContext)) };
}

export default function ExperimentsPage({ loaderData: { experiments } }: Route.ComponentProps) {
  const t = useStrings(experimentStrings);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link className="button" to={adminHrefs.experiment({ id: 'new' })}>
          {t('new')}
        </Link>
      </PageHead>
      {experiments.length === 0 ? (
        <EmptyState icon="experiments" title={t('empty')} text={t('empty.text')} />
      ) : (
        <ExperimentTable rows={experiments} />
      )}
    </>
  );
}
