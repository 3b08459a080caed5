import { Link, useSearchParams } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { listJobLines, setJobStatus } from '#src/domain/careers/index.server.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/jobs.page';
import { JobTable } from './job-table.tsx';
import jobStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  const today = (await shopToday(ctx)).toString();
  return {
    jobs: await listJobLines(ctx),
    mayWrite: hasScope(scopes, 'applications.write'),
    today,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => {
    const isOpening = form.get('intent') === 'open';
    const slug = String(form.get('slug') ?? '');
    await setJobStatus(ctx, { slug, status: isOpening ? 'open' : 'closed' });
    return { done: isOpening ? 'open' : 'close' };
  });
}

type Done = 'open' | 'close' | 'save';

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(jobStrings);
  const answer = useAnswer<Answer<Done>>();
  const [params] = useSearchParams();
  const arrived: Answer<Done> | undefined =
    params.get('done') === 'save' ? { at: 0, done: 'save' } : undefined;
  const { jobs, mayWrite, today } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {mayWrite && (
          <Link className="button button--small" to={adminHrefs.job({ slug: 'new' })}>
            {t('new')}
          </Link>
        )}
      </PageHead>
      {jobs.length === 0 ? (
        <EmptyState icon="applications" title={t('none')} text={t('none.text')} />
      ) : (
        <JobTable jobs={jobs} mayWrite={mayWrite} today={today} />
      )}
      <AnswerToast answer={answer ?? arrived} words={(done) => t(`done.${done}`)} />
    </>
  );
}
