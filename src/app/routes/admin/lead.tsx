import { redirect } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { AnswerPanel, answerWays } from '#src/app/components/admin/leads/answer-panel.tsx';
import { ClosePanel } from '#src/app/components/admin/leads/close-panel.tsx';
import { LeadContact, LeadNote } from '#src/app/components/admin/leads/lead-contact.tsx';
import { LeadHead } from '#src/app/components/admin/leads/lead-head.tsx';
import { loadLead } from '#src/app/components/admin/leads/load-lead.server.ts';
import { MergedNote, SamePerson } from '#src/app/components/admin/leads/same-person.tsx';
import { SentBuild } from '#src/app/components/admin/leads/sent-build.tsx';
import { SpamNote } from '#src/app/components/admin/leads/spam-note.tsx';
import { Timeline } from '#src/app/components/admin/leads/timeline.tsx';
import { TruckPhotos } from '#src/app/components/admin/leads/truck-photos.tsx';
import { WhereFrom } from '#src/app/components/admin/leads/where-from.tsx';
import { Wish } from '#src/app/components/admin/leads/wish.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { useSendsMail } from '#src/app/sends-mail.ts';
import deskStrings from '#src/app/strings/admin-desk.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { finishLead } from '#src/domain/leads/index.server.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import type { Route } from './+types/lead';
import { actOnInquiry, type DeskDone } from './act-on-inquiry.server.ts';
import { answerTo, orMissing } from './answer.server.ts';
import { previewReply } from './preview-reply.server.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  const asked = url.searchParams.get('do');
  const found = await orMissing(
    loadLead(context.get(ctxContext), { id: params.id, scopes: actor.scopes }),
  );
  return {
    ...found,
    me: found.may.answer ? actor.userId : null,
    asked: answerWays.find((one) => one === asked) ?? null,
    isLosing: asked === 'lost',
    template: url.searchParams.get('template'),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'finish') {
    const { buildId } = await finishLead(ctx, { id });
    return redirect(adminHrefs.finishedBuild({ id: buildId }), 303);
  }
  return answerTo({ ctx, form }, async () => {
    if (intent === 'preview') return previewReply(ctx, { id, form });
    return actOnInquiry(ctx, id, form);
  });
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(deskStrings);
  const answer = useAnswer<Answer<DeskDone>>();
  const sendsMail = useSendsMail();
  const { row, me, may, mergedInto, way, ways, wish, sent, photos, origin } = loaderData;
  const { timeline, duplicates, merged, staff, replies, asked, template, isLosing, next } =
    loaderData;
  const isSpam = row.stage === 'spam';
  return (
    <>
      <LeadHead row={row} staff={staff} me={mergedInto === null ? me : null} next={next} />
      {mergedInto && <MergedNote into={mergedInto} id={row.id} mayAnswer={may.answer} />}
      <LeadContact way={way} ways={ways} />
      <div className="lead-page">
        <div>
          <LeadNote note={way.note} />
          {isSpam && <SpamNote row={row} mayAnswer={may.answer} />}
          {may.answer && mergedInto === null && !isSpam && (
            <AnswerPanel
              key={`${row.id}/${asked}/${template}`}
              {...{ row, ways, replies, asked, template, answer }}
              locale={way.locale}
              preferred={way.preferred}
            />
          )}
          <SamePerson {...{ row, duplicates, merged }} mayAnswer={may.answer} />
          <Timeline items={timeline} />
          <TruckPhotos photos={photos} truck={sent ? truckOf(sent.snapshot) : row.name} />
          <WhereFrom origin={origin} />
        </div>
        <div>
          {wish && <Wish wish={wish} />}
          {sent && <SentBuild {...sent} />}
          {(may.answer || may.finish) && mergedInto === null && !isSpam && (
            <ClosePanel
              mayAnswer={may.answer}
              row={row}
              hasBuild={sent !== null}
              finishedId={sent && may.finish ? loaderData.finishedId : undefined}
              isLosing={isLosing}
              answer={answer}
            />
          )}
        </div>
      </div>
      <AnswerToast
        answer={answer}
        words={(done) => t(done === 'reply' && !sendsMail ? 'done.reply.held' : `done.${done}`)}
      />
    </>
  );
}

function truckOf({ vehicle }: Pick<BuildSnapshot, 'vehicle'>): string {
  return vehicleName(vehicle, vehicle.year, 'en');
}
