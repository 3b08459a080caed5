import { Link } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { WaitingTable } from '#src/app/components/admin/calendar/waiting-table.tsx';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { NoMailNote } from '#src/app/components/admin/kit/no-mail-note.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { endWaiting, listWaiting } from '#src/domain/appointments/index.server.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/calendar-waiting';
import { answerTo } from './answer.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  const { services, timeZone } = await getShopSettings(ctx);
  const names = new Map(services.map(({ slug, name }) => [slug, name]));
  const waiting = await listWaiting(ctx);
  return {
    timeZone,
    waiting: waiting.map((one) => ({ ...one, serviceName: names.get(one.service) ?? null })),
    mayWrite: hasScope(scopes, 'calendar.write'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => {
    await endWaiting(ctx, String(form.get('id') ?? ''));
    return { done: 'end' };
  });
}

export default function WaitingPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const answer = useAnswer<Answer<'end'>>();
  return (
    <>
      <PageHead title={t('waiting.title')} lead={t('waiting.lead')}>
        <Link className="btn btn--line" to={adminHrefs.calendar()}>
          {t('back')}
        </Link>
      </PageHead>
      <NoMailNote />
      {loaderData.waiting.length > 0 ? (
        <WaitingTable {...loaderData} />
      ) : (
        <EmptyState icon="calendar" title={t('waiting.none')} text={t('waiting.none.text')} />
      )}
      <AnswerToast answer={answer} words={() => t('done.end')} />
    </>
  );
}
