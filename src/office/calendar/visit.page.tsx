import { hasScope } from '#src/domain/auth/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/visit.page';
import { actOnVisit } from './act-on-visit.server.ts';
import { calendarHref } from './calendar-query.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { dayAndTime } from './clock-words.ts';
import { loadVisit } from './load-visit.server.ts';
import { MarkButtons } from './mark-buttons.tsx';
import { MovePanel } from './move-panel.tsx';
import { MovedToast, type VisitAnswer } from './moved-toast.tsx';
import { ReadyLine } from './ready-line.tsx';
import { StateBadge } from './state-badge.tsx';
import { VisitFacts } from './visit-facts.tsx';
import calendarStrings from './words.json' with { type: 'json' };

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
      <PageHead
        title={visit.name}
        second={visit.vehicle}
        lead={zoneName}
        back={{ to: calendarHref('day', date), label: t('back') }}
      >
        <StateBadge state={visit.state} />
      </PageHead>
      {mayWrite && <MarkButtons {...{ visit, timeZone }} ahead={date > today ? date : null} />}
      {mayWrite && <ReadyLine visit={visit} timeZone={timeZone} />}
      {visit.cancelReason && (
        <p className="calendar-note">{t('cancelled.because', { reason: visit.cancelReason })}</p>
      )}
      <VisitFacts {...loaderData} />
      {isOpen && <MovePanel {...loaderData} hasEmail={hasEmail} answer={answer} />}
      {isOpen && <CancelVisit name={visit.name} hasEmail={hasEmail} />}
      <Panel title={t('steps')}>
        <ol className="calendar-steps">
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
