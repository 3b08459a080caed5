import { orMissing } from '#src/office/kit/answer.server.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/new.page';
import { bookByPhone } from './book-by-phone.server.ts';
import { calendarHref } from './calendar-query.ts';
import { loadNewVisit } from './load-new-visit.server.ts';
import { type NewVisitAnswer, NewVisitForm } from './new-visit-form.tsx';
import calendarStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return orMissing(loadNewVisit(context.get(ctxContext), url.searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  return bookByPhone(context.get(ctxContext), await readForm(request));
}

export default function NewVisitPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const answer = useAnswer<NewVisitAnswer>();
  const { values, services, zoneName } = loaderData;
  const isRefused = answer !== undefined && 'problem' in answer && answer.problem !== '';
  return (
    <>
      <PageHead
        title={t('new')}
        lead={t('new.lead', { zone: zoneName })}
        back={{ to: calendarHref('day', values.day), label: t('back') }}
      />
      {services.length > 0 ? (
        <NewVisitForm {...loaderData} answer={answer} />
      ) : (
        <EmptyState icon="calendar" title={t('new.none')} text={t('new.none.text')} />
      )}
      {isRefused && <AnswerToast answer={answer} words={() => ''} />}
    </>
  );
}
