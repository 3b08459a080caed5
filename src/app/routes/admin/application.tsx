import { Link } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { actOnCandidate } from '#src/app/components/admin/applications/act-on-candidate.server.ts';
import type {
  CandidateAnswer,
  CandidateDone,
} from '#src/app/components/admin/applications/candidate-answer.ts';
import { StageBadge } from '#src/app/components/admin/applications/candidate-table.tsx';
import { History } from '#src/app/components/admin/applications/history.tsx';
import { loadCandidate } from '#src/app/components/admin/applications/load-candidate.server.ts';
import { MoveForm } from '#src/app/components/admin/applications/move-form.tsx';
import { OlderVersions } from '#src/app/components/admin/applications/older-versions.tsx';
import { VersionPanels } from '#src/app/components/admin/applications/version-panels.tsx';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { ShopTime } from '#src/app/components/admin/kit/shop-time.tsx';
import { LeadContact, LeadNote } from '#src/app/components/admin/leads/lead-contact.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { useSendsMail } from '#src/app/sends-mail.ts';
import applicationStrings from '#src/app/strings/admin-applications.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import type { Route } from './+types/application';
import { answerTo, orMissing } from './answer.server.ts';

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
      <PageHead title={name}>
        <StageBadge stage={stage} />
        <span className="small muted">
          {job[locale]}, <ShopTime at={appliedAt} />
        </span>
        <Link className="btn btn--quiet btn--sm" to={adminHrefs.applications()}>
          {t('back')}
        </Link>
      </PageHead>
      <div className="lead-page">
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
