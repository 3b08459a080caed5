import { redirect } from 'react-router';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { finishLead } from '#src/domain/leads/index.server.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/lead.page';
import { actOnInquiry, type DeskDone } from './act-on-inquiry.server.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { answerWays } from './answer-panel-props.ts';
import { ClosePanel } from './close-panel.tsx';
import deskStrings from './desk-words.json' with { type: 'json' };
import { LeadContact, LeadNote } from './lead-contact.tsx';
import { LeadHead } from './lead-head.tsx';
import { readLeadList } from './lead-query.ts';
import { loadLead } from './load-lead.server.ts';
import { previewReply } from './preview-reply.server.ts';
import { RequestedVisit } from './requested-visit.tsx';
import { MergedNote, SamePerson } from './same-person.tsx';
import { SentBuild } from './sent-build.tsx';
import { SpamNote } from './spam-note.tsx';
import { Timeline } from './timeline.tsx';
import { TruckPhotos } from './truck-photos.tsx';
import { WhereFrom } from './where-from.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  const asked = url.searchParams.get('do');
  const found = await orMissing(
    loadLead(context.get(ctxContext), {
      id: params.id,
      scopes: actor.scopes,
      list: readLeadList(url.searchParams),
    }),
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
  return answerTo({ ctx, form }, async () => {
    if (intent === 'finish') {
      const { buildId } = await finishLead(ctx, { id });
      throw redirect(adminHrefs.finishedBuild({ id: buildId }), 303);
    }
    if (intent === 'preview') return previewReply(ctx, { id, form });
    return actOnInquiry(ctx, id, form);
  });
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(deskStrings);
  const locale = useLocale();
  const answer = useAnswer<Answer<DeskDone>>();
  const sendsMail = useSendsMail();
  const { row, me, may, mergedInto, way, ways, wish, sent, photos, origin } = loaderData;
  const { timeline, duplicates, merged, staff, replies, asked, template, isLosing, walk, list } =
    loaderData;
  const isSpam = row.stage === 'spam';
  return (
    <>
      <LeadHead
        {...{ row, staff, walk, list }}
        me={mergedInto === null ? me : null}
        hasBuild={sent !== null}
      />
      {mergedInto && <MergedNote into={mergedInto} id={row.id} mayAnswer={may.answer} />}
      <LeadContact way={way} ways={ways} />
      <div className="record-page">
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
          <TruckPhotos photos={photos} truck={sent ? truckOf(sent.snapshot, locale) : row.name} />
          <WhereFrom origin={origin} />
        </div>
        <div>
          {wish && <RequestedVisit wish={wish} />}
          {sent && <SentBuild {...sent} />}
          {(may.answer || may.finish) && mergedInto === null && !isSpam && (
            <ClosePanel
              mayAnswer={may.answer}
              row={row}
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

function truckOf({ vehicle }: Pick<BuildSnapshot, 'vehicle'>, locale: LocaleCode): string {
  return vehicleName(vehicle, vehicle.year, locale);
}
