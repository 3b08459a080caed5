import { endWaiting, listWaiting } from '#src/domain/appointments/index.server.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/waiting.page';
import { WaitingTable } from './waiting-table.tsx';
import calendarStrings from './words.json' with { type: 'json' };

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
      <PageHead
        title={t('waiting.title')}
        lead={t('waiting.lead')}
        back={{ to: adminHrefs.calendar(), label: t('back') }}
      />
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
