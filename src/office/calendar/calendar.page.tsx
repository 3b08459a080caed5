import { Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/calendar.page';
import { actOnVisit } from './act-on-visit.server.ts';
import { CalendarAside } from './calendar-aside.tsx';
import { CalendarNav } from './calendar-nav.tsx';
import { DayBoard } from './day-board.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { loadCalendar } from './load-calendar.server.ts';
import { MovedToast, type VisitAnswer } from './moved-toast.tsx';
import { useCalendarTitle } from './use-calendar-title.ts';
import { WeekBoard } from './week-board.tsx';
import { WeekList } from './week-list.tsx';
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
  const { timeZone, view, date, days, mayWrite, isEmpty } = loaderData;
  const closure = view === 'day' ? days.find((day) => day.date === date)?.closure : null;
  return (
    <>
      <PageHead {...useCalendarTitle(loaderData)}>
        <CalendarNav {...loaderData} />
        {mayWrite && <NewLinks date={date} />}
      </PageHead>
      <div className={`calendar calendar--${view}`}>
        <div className="calendar-boards">
          {closure && <p className="calendar-note">{t('closure', { reason: closure[locale] })}</p>}
          {isEmpty && <p className="muted">{t('empty')}</p>}
          <Boards {...loaderData} />
          {mayWrite && <p className="small muted calendar-hint">{t('hint')}</p>}
        </div>
        <CalendarAside {...loaderData} />
      </div>
      <MovedToast answer={answer} timeZone={timeZone} />
    </>
  );
}

function NewLinks({ date }: { date: string }) {
  const t = useStrings(calendarStrings);
  return (
    <>
      <Link className="button button--outline" to={`${adminHrefs.newTimeBlock()}?day=${date}`}>
        <AdminIcon name="ban" />
        {t('block')}
      </Link>
      <Link className="button" to={`${adminHrefs.newVisit()}?day=${date}`}>
        <Icon name="plus" />
        {t('book')}
      </Link>
    </>
  );
}

type BoardsProps = Awaited<ReturnType<typeof loader>>;

function Boards({ day, week, mayWrite, ...list }: BoardsProps) {
  const { date, timeZone, days } = list;
  const rights = { timeZone, mayMove: mayWrite };
  return (
    <>
      {day && <DayStrip days={days} shown={date} />}
      {day && <DayList {...list} mayMark={mayWrite} />}
      {day && <DayBoard board={day} date={date} {...rights} />}
      {week && <WeekList days={days} />}
      {week && <WeekBoard board={week} {...rights} />}
    </>
  );
}
