import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { ExperimentTable } from '#src/app/components/admin/experiments/experiment-table.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import experimentStrings from '#src/app/strings/admin-experiments.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { listExperiments } from '#src/domain/experiments/index.server.ts';
import type { Route } from './+types/experiments';

export async function loader({ context }: Route.LoaderArgs) {
  return { experiments: await listExperiments(context.get(ctxContext)) };
}

export default function ExperimentsPage({ loaderData: { experiments } }: Route.ComponentProps) {
  const t = useStrings(experimentStrings);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link className="btn" to={adminHrefs.experiment({ id: 'new' })}>
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
