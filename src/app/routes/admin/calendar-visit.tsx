import { Link } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { calendarHref } from '#src/app/components/admin/calendar/calendar-query.ts';
import { CancelVisit } from '#src/app/components/admin/calendar/cancel-visit.tsx';
import { dayAndTime } from '#src/app/components/admin/calendar/clock-words.ts';
import { loadVisit } from '#src/app/components/admin/calendar/load-visit.server.ts';
import { MarkButtons } from '#src/app/components/admin/calendar/mark-buttons.tsx';
import { MovePanel } from '#src/app/components/admin/calendar/move-panel.tsx';
import { MovedToast, type VisitAnswer } from '#src/app/components/admin/calendar/moved-toast.tsx';
import { StateBadge } from '#src/app/components/admin/calendar/state-badge.tsx';
import { VisitFacts } from '#src/app/components/admin/calendar/visit-facts.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import type { Route } from './+types/calendar-visit';
import { actOnVisit } from './act-on-visit.server.ts';
import { answerTo, orMissing } from './answer.server.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  const asked = { id: params.id, params: url.searchParams };
  const loaded = await orMissing(loadVisit(context.get(ctxContext), asked));
  return { ...loaded, mayWrite: hasScope(scopes, 'calendar.write') };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnVisit(ctx, { form, id }));
}

export default function VisitPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const answer = useAnswer<VisitAnswer>();
  const { visit, timeZone, zoneName, date, today, mayWrite } = loaderData;
  const hasEmail = visit.contactKind === 'email';
  const isOpen = mayWrite && visit.state !== 'cancelled' && visit.state !== 'finished';
  return (
    <>
      <PageHead title={visit.name} lead={zoneName[locale]}>
        <StateBadge state={visit.state} />
        <Link className="btn btn--line" to={calendarHref('day', date)}>
          {t('back')}
        </Link>
      </PageHead>
      {mayWrite && <MarkButtons visit={visit} ahead={date > today ? date : null} />}
      {visit.cancelReason && (
        <p className="cal-note">{t('cancelled.because', { reason: visit.cancelReason })}</p>
      )}
      <VisitFacts {...loaderData} />
      {isOpen && <MovePanel {...loaderData} hasEmail={hasEmail} answer={answer} />}
      {isOpen && <CancelVisit name={visit.name} hasEmail={hasEmail} />}
      <Panel title={t('steps')}>
        <ol className="cal-steps">
          {visit.steps.map(({ name, at }) => (
            <li key={name}>
              {t(`step.${name}`)}{' '}
              <span className="muted">{dayAndTime(at, { locale, timeZone })}</span>
            </li>
          ))}
        </ol>
      </Panel>
      <MovedToast answer={answer} timeZone={timeZone} />
    </>
  );
}
