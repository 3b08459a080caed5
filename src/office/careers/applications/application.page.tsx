import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { LeadContact, LeadNote } from '#src/office/leads/index.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/application.page';
import { actOnCandidate } from './act-on-candidate.server.ts';
import type { CandidateAnswer, CandidateDone } from './candidate-answer.ts';
import { StageBadge } from './candidate-table.tsx';
import { History } from './history.tsx';
import { loadCandidate } from './load-candidate.server.ts';
import { MoveForm } from './move-form.tsx';
import { OlderVersions } from './older-versions.tsx';
import { VersionPanels } from './version-panels.tsx';
import applicationStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  return orMissing(loadCandidate(context.get(ctxContext), { id: params.id, scopes }));
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnCandidate(ctx, { id, form }));
}

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(applicationStrings);
  const sendsMail = useSendsMail();
  const locale = useLocale();
  const answer = useAnswer<CandidateAnswer>();
  const { name, stage, job, appliedAt, deleteOn, way, newest, older, events, mayMove } = loaderData;
  return (
    <>
      <PageHead title={name} back={{ to: adminHrefs.applications(), label: t('back') }}>
        <StageBadge stage={stage} />
        <span className="small muted">
          {job[locale]}, <ShopTime at={appliedAt} />
        </span>
      </PageHead>
      <div className="record-page">
        <div>
          <LeadContact way={way} ways={way.ways} />
          <LeadNote note={way.note} />
          {mayMove && (
            <MoveForm stage={stage} isMailed={way.contactKind === 'email'} answer={answer} />
          )}
          <History events={events} mayWrite={mayMove} answer={answer} />
        </div>
        <div>
          <VersionPanels version={newest} answer={answer} />
          <OlderVersions versions={older} />
          <p className="small muted">{t('deleteOn', { date: formatDate(deleteOn, { locale }) })}</p>
        </div>
      </div>
      <AnswerToast<CandidateDone>
        answer={answer}
        words={(done) => t(done === 'mailed' && !sendsMail ? 'done.mailed.held' : `done.${done}`)}
      />
    </>
  );
}
