import { Link, redirect } from 'react-router';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { navFor } from '#src/office/kit/admin-nav.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { SetupPanel } from '#src/office/setup/index.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/today.page';
import { actOnToday, type TodayAnswer } from './act-on-today.server.ts';
import { AlsoPanel } from './also-panel.tsx';
import { BaysNow } from './bays-now.tsx';
import { LateList } from './late-list.tsx';
import { loadToday, type TodayData } from './load-today.server.ts';
import { OvernightList } from './overnight-list.tsx';
import { TodayFigures } from './today-figures.tsx';
import { readIsMine } from './today-href.ts';
import { useDayWords } from './use-day-words.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import todayStrings from './words.json' with { type: 'json' };
import { WorkLists } from './work-lists.tsx';

/** People who answer no inquiries are redirected to the first section that they may open. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  const [first] = navFor(actor.scopes);
  if (first?.name !== 'today') throw redirect(first?.href ?? adminHrefs.account());
  const isMine = readIsMine(url.searchParams);
  return loadToday(context.get(ctxContext), { scopes: actor.scopes, isMine });
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnToday(ctx, form));
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(todayStrings);
  const answer = useAnswer<TodayAnswer>();
  const { hasUntrustedProxy, setup, mayMark } = loaderData;
  const { day, hours } = useDayWords(loaderData);
  return (
    <>
      <PageHead title={t('title')} second={day} lead={hours}>
        {mayMark && (
          <Link className="button button--outline" to={adminHrefs.newVisit()}>
            {t('newVisit')}
          </Link>
        )}
      </PageHead>
      <NoMailNote />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)}>
        {answer?.back && <IntentButton fields={answer.back}>{t('undo')}</IntentButton>}
      </AnswerToast>
      {hasUntrustedProxy && <p className="note today-note">{t('untrustedProxy')}</p>}
      {setup && <SetupPanel progress={setup} />}
      <TodayFigures {...loaderData} />
      <TodayParts {...loaderData} />
    </>
  );
}

/** Who waits and the bays; beside them, or below on a phone, what needs a look. */
function TodayParts(data: TodayData) {
  const { waiting, work, also, now, trucks, mayMark } = data;
  return (
    <div className="today">
      {waiting && <WaitingPanel {...data} waiting={waiting} />}
      <div className="today-side">
        {work && <LateList late={work.late} trucks={trucks} />}
        {work?.overnight && <OvernightList {...work.overnight} trucks={trucks} now={now} />}
        <AlsoPanel {...also} />
        {work && <WorkLists work={work} trucks={trucks} now={now} mayMark={mayMark} />}
      </div>
      {work && <BaysNow work={work} trucks={trucks} now={now} />}
    </div>
  );
}
