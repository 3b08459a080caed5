import { Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/calendar.page';
import { actOnVisit } from './act-on-visit.server.ts';
import { CalendarNav } from './calendar-nav.tsx';
import { DayBoard } from './day-board.tsx';
import { DayList } from './day-list.tsx';
import { loadCalendar } from './load-calendar.server.ts';
import { MovedToast, type VisitAnswer } from './moved-toast.tsx';
import { PlaceBoard, WeekBoard } from './week-board.tsx';
import calendarStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  return {
    ...(await loadCalendar(context.get(ctxContext), url.searchParams)),
    mayWrite: hasScope(scopes, 'calendar.write'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const id = String(form.get('id') ?? '');
  return answerTo({ ctx, form }, () => actOnVisit(ctx, { form, id }));
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const answer = useAnswer<VisitAnswer>();
  const { timeZone, zoneName, date, mayWrite, waiting, closure, isEmpty } = loaderData;
  return (
    <>
      <PageHead
        title={t('title')}
        second={formatDate(date, { locale, style: 'weekdayAndDate' })}
        lead={t('lead', { zone: zoneName })}
      >
        {mayWrite && (
          <>
            <Link className="button" to={`${adminHrefs.newVisit()}?day=${date}`}>
              {t('new')}
            </Link>
            <Link
              className="button button--outline"
              to={`${adminHrefs.newTimeBlock()}?day=${date}`}
            >
              {t('block')}
            </Link>
          </>
        )}
        <Link className="button button--outline" to={adminHrefs.waiting()}>
          {t('waiting.link', { count: waiting })}
        </Link>
        {mayWrite && (
          <Link className="button button--quiet" to={adminHrefs.calendarFeeds()}>
            {t('feeds.link')}
          </Link>
        )}
      </PageHead>
      <CalendarNav {...loaderData} />
      {closure && <p className="calendar-note">{t('closure', { reason: closure[locale] })}</p>}
      {isEmpty && <p className="muted">{t('empty')}</p>}
      <Boards {...loaderData} />
      {mayWrite && <p className="small muted calendar-hint">{t('hint')}</p>}
      <MovedToast answer={answer} timeZone={timeZone} />
    </>
  );
}

type BoardsProps = Awaited<ReturnType<typeof loader>>;

function Boards({ day, week, places, mayWrite, ...list }: BoardsProps) {
  const { date, timeZone } = list;
  const rights = { timeZone, mayMove: mayWrite };
  return (
    <>
      {day && <DayList {...list} mayMark={mayWrite} />}
      {day && <DayBoard board={day} date={date} {...rights} />}
      {week && <WeekBoard board={week} {...rights} />}
      {places && <PlaceBoard board={places} {...rights} />}
    </>
  );
}
