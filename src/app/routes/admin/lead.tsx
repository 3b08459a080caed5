import { Link, redirect, useActionData } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { ShopTime } from '#src/app/components/admin/kit/shop-time.tsx';
import { FinishPanel } from '#src/app/components/admin/leads/finish-panel.tsx';
import { StageBadge } from '#src/app/components/admin/leads/inquiry-table.tsx';
import { LeadContact } from '#src/app/components/admin/leads/lead-contact.tsx';
import { loadLead } from '#src/app/components/admin/leads/load-lead.server.ts';
import { SentBuild } from '#src/app/components/admin/leads/sent-build.tsx';
import { StageForm } from '#src/app/components/admin/leads/stage-form.tsx';
import { TruckPhotos } from '#src/app/components/admin/leads/truck-photos.tsx';
import { WhereFrom } from '#src/app/components/admin/leads/where-from.tsx';
import { Wish } from '#src/app/components/admin/leads/wish.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { DomainError } from '#src/domain/errors.ts';
import { finishLead, setInquiryStage } from '#src/domain/leads/index.server.ts';
import { leadStages } from '#src/domain/leads/index.ts';
import type { Route } from './+types/lead';
import { answerTo, orMissing } from './answer.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  return orMissing(loadLead(context.get(ctxContext), { id: params.id, scopes }));
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  if (form.get('intent') === 'finish') {
    const { buildId } = await finishLead(ctx, { id });
    return redirect(adminHrefs.finishedBuild({ id: buildId }), 303);
  }
  return answerTo({ ctx, form }, async () => {
    const stage = leadStages.find((one) => one === form.get('stage'));
    if (!stage) throw new DomainError('invalid', 'This form is out of date. Reload the page');
    await setInquiryStage(ctx, { id, stage });
    return { done: 'stage' };
  });
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(leadStrings);
  const answer = useActionData<Answer<'stage'>>();
  const { kind, number, name, stage, createdAt, way, wish, sent, photos, origin } = loaderData;
  const { finishedId, may } = loaderData;
  return (
    <>
      <PageHead title={name}>
        <StageBadge stage={stage} />
        <span className="small muted">
          {t(`one.${kind}`)} {number !== null && `IR-${number}`}, <ShopTime at={createdAt} />
        </span>
        <Link className="btn btn--quiet btn--sm" to={adminHrefs.leads()}>
          {t('back')}
        </Link>
      </PageHead>
      <div className="lead-page">
        <div>
          <LeadContact way={way} />
          {wish && <Wish wish={wish} />}
          <TruckPhotos photos={photos} truck={sent ? truckOf(sent.snapshot.vehicle) : name} />
          <div className="stack">
            {may.answer && <StageForm stage={stage} />}
            {sent && may.finish && <FinishPanel finishedId={finishedId} />}
          </div>
          <WhereFrom origin={origin} />
        </div>
        {sent && <SentBuild {...sent} />}
      </div>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

function truckOf({ year, make, model }: { year: number; make: string; model: string }): string {
  return `${year} ${make} ${model}`;
}
