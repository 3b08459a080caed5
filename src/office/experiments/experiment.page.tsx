import { data, redirect } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, idOrZero } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/experiment.page';
import { changeExperiment, type ExperimentDone } from './change-experiment.server.ts';
import { ExperimentFields } from './experiment-fields.tsx';
import { ExperimentResultsPanel } from './experiment-results.tsx';
import { PhaseBadge } from './experiment-table.tsx';
import { loadExperiment, loadNewExperiment } from './load-experiment.server.ts';
import { StartStop } from './start-stop.tsx';
import { VariantLinks } from './variant-links.tsx';
import experimentStrings from './words.json' with { type: 'json' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const isMade = url.searchParams.get('done') === 'made';
  if (params.id === 'new') return { ...(await loadNewExperiment(ctx)), isMade: false };
  return { ...(await loadExperiment(ctx, idOrZero(params.id))), isMade };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const id = params.id === 'new' ? null : idOrZero(params.id);
  if (id === 0) throw data(null, { status: 404 });
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, () => changeExperiment(ctx, { id, form }));
  if ('problem' in answer.data || answer.data.done !== 'made') return answer;
  return redirect(`${adminHrefs.experiment({ id: String(answer.data.id) })}?done=made`, 303);
}

export default function ExperimentPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(experimentStrings);
  const locale = useLocale();
  const answer = useAnswer<Answer<ExperimentDone>>();
  const { values, known, isMade } = loaderData;
  const standing = known?.standing ?? 'draft';
  const date = formatDate(standing === 'planned' ? values.startsOn : values.endsOn, { locale });
  return (
    <>
      <PageHead
        title={known ? values.displayName : t('new')}
        lead={known ? t(`lead.${standing}`, { date }) : t('lead')}
        back={{ to: adminHrefs.experiments(), label: t('all') }}
      >
        {known && <StartStop standing={standing} />}
      </PageHead>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
      {isMade && !answer && <Toast tone="done" message={t('done.made')} />}
      {known && (
        <p className="report-span">
          <PhaseBadge standing={standing} />{' '}
          {known.pages.length === 0
            ? t('results.noPage')
            : t('results.on', { pages: known.pages.join(', ') })}
        </p>
      )}
      {known?.results && <ExperimentResultsPanel results={known.results} goal={values.goal} />}
      {known && ['draft', 'planned', 'running'].includes(standing) && (
        <VariantLinks links={known.links} />
      )}
      {standing !== 'stopped' && (
        <ExperimentFields
          key={known?.version ?? 0}
          values={values}
          isOpen={standing === 'draft'}
          version={known?.version ?? 1}
          answer={answer}
        />
      )}
    </>
  );
}
