import { Link, redirect } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { AlsoPanel } from '#src/app/components/admin/today/also-panel.tsx';
import { loadToday } from '#src/app/components/admin/today/load-today.server.ts';
import { WaitingList } from '#src/app/components/admin/today/waiting-list.tsx';
import { WorkLists } from '#src/app/components/admin/today/work-lists.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import todayStrings from '#src/app/strings/admin-today.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { DomainError } from '#src/domain/errors.ts';
import { logCall } from '#src/domain/leads/index.server.ts';
import { type CallOutcome, callOutcomes } from '#src/domain/leads/index.ts';
import type { Route } from './+types/today';
import { navFor } from './admin-nav.ts';
import { answerTo } from './answer.server.ts';

/** Who answers nobody goes to the first section that they may open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  const [first] = navFor(actor.scopes);
  if (first?.name !== 'today') throw redirect(first?.href ?? adminHrefs.account());
  return loadToday(context.get(ctxContext), actor);
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => {
    const done = callOutcomes.find((one) => one === form.get('outcome'));
    if (!done) throw new DomainError('invalid', 'This form is out of date. Reload the page');
    await logCall(ctx, { id: String(form.get('id')), outcome: done });
    return { done };
  });
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(todayStrings);
  const answer = useAnswer<Answer<CallOutcome>>();
  const { waiting, work, also, mayAnswer } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
      {waiting?.total === 0 && (
        <EmptyState icon="today" title={t('allAnswered')} text={t('allAnswered.text')} />
      )}
      {waiting && waiting.total > 0 && (
        <Panel title={t('waiting')} help={t('waiting.count', { count: waiting.total })}>
          <WaitingList rows={waiting.rows} mayAnswer={mayAnswer} />
          {waiting.total > waiting.rows.length && (
            <Link className="btn btn--quiet btn--sm" to={`${adminHrefs.leads()}?stage=new`}>
              {t('waiting.all', { count: waiting.total })}
            </Link>
          )}
        </Panel>
      )}
      <AlsoPanel {...also} />
      {work && <WorkLists work={work} />}
    </>
  );
}
