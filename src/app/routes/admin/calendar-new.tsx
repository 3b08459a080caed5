import { Link } from 'react-router';
import { calendarHref } from '#src/app/components/admin/calendar/calendar-query.ts';
import { loadNewVisit } from '#src/app/components/admin/calendar/load-new-visit.server.ts';
import {
  type NewVisitAnswer,
  NewVisitForm,
} from '#src/app/components/admin/calendar/new-visit-form.tsx';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import type { Route } from './+types/calendar-new';
import { orMissing } from './answer.server.ts';
import { bookByPhone } from './book-by-phone.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return orMissing(loadNewVisit(context.get(ctxContext), url.searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  return bookByPhone(context.get(ctxContext), await readForm(request));
}

export default function NewVisitPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const answer = useAnswer<NewVisitAnswer>();
  const { values, services, zoneName } = loaderData;
  const isRefused = answer !== undefined && 'problem' in answer && answer.problem !== '';
  return (
    <>
      <PageHead title={t('new')} lead={t('new.lead', { zone: zoneName[locale] })}>
        <Link className="btn btn--line" to={calendarHref('day', values.day)}>
          {t('back')}
        </Link>
      </PageHead>
      {services.length > 0 ? (
        <NewVisitForm {...loaderData} answer={answer} />
      ) : (
        <EmptyState icon="calendar" title={t('new.none')} text={t('new.none.text')} />
      )}
      {isRefused && <AnswerToast answer={answer} words={() => ''} />}
    </>
  );
}
