import { redirect } from 'react-router';
import { getBlock, unblockTime } from '#src/domain/appointments/index.server.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/blocked.page';
import { calendarHref } from './calendar-query.ts';
import { dayAndTime } from './clock-words.ts';
import { placesOf } from './load-calendar.server.ts';
import calendarStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  const shop = await getShopSettings(ctx);
  const block = await orMissing(getBlock(ctx, params.id));
  const { timeZone } = shop;
  const date = Temporal.Instant.from(block.startsAt).toZonedDateTimeISO(timeZone).toPlainDate();
  const all = placesOf(shop, ctx.locale);
  const places = all.filter(({ id }) => block.resources.includes(id)).map(({ name }) => name);
  return {
    block,
    timeZone,
    date: date.toString(),
    places: places.length === all.length ? null : places.join(', '),
    mayWrite: hasScope(scopes, 'calendar.write'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, async () => {
    await unblockTime(ctx, params.id);
    return { done: 'unblock' };
  });
  if ('problem' in answer.data) return answer;
  return redirect(calendarHref('day', String(form.get('day') ?? '')));
}

export default function BlockedPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const answer = useAnswer<Answer<'unblock'>>();
  const { block, timeZone, date, places, mayWrite } = loaderData;
  const clock = { locale, timeZone };
  return (
    <>
      <PageHead
        title={block.reason}
        lead={t('blocked')}
        back={{ to: calendarHref('day', date), label: t('back') }}
      />
      <dl className="calendar-facts-list">
        <div>
          <dt>{t('block.from')}</dt>
          <dd>{dayAndTime(block.startsAt, clock)}</dd>
        </div>
        <div>
          <dt>{t('block.to')}</dt>
          <dd>{dayAndTime(block.endsAt, clock)}</dd>
        </div>
        <div>
          <dt>{t('block.what')}</dt>
          <dd>{places ?? t('block.all')}</dd>
        </div>
      </dl>
      {mayWrite && (
        <IntentButton fields={{ intent: 'unblock', day: date }} className="button">
          {t('unblock')}
        </IntentButton>
      )}
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}
