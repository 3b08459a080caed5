import { Form, redirect } from 'react-router';
import { blockTime } from '#src/domain/appointments/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/block.page';
import { BlockFields } from './block-fields.tsx';
import { calendarHref } from './calendar-query.ts';
import { momentOf } from './chosen-start.ts';
import { placesOf, readDay } from './load-calendar.server.ts';
import calendarStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const shop = await getShopSettings(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const day = (readDay(url.searchParams.get('day')) ?? today).toString();
  const { timeZone, hours } = shop;
  const opens = hours.map((one) => one.opens).sort()[0] ?? '08:00';
  const closes =
    hours
      .map((one) => one.closes)
      .sort()
      .at(-1) ?? '18:00';
  const places = placesOf(shop, ctx.locale);
  return { day, opens, closes, timeZone, zoneName: zoneName(timeZone, ctx.locale), places };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const { timeZone } = await getShopSettings(ctx);
  const fieldOf = { from: 'from-time', to: 'to-time' };
  const answer = await answerTo({ ctx, form, fieldOf }, async () => {
    await blockTime(ctx, {
      from: momentOf(form, { name: 'from', timeZone }),
      to: momentOf(form, { name: 'to', timeZone }),
      resources: form.getAll('resources').map(String),
      reason: String(form.get('reason') ?? ''),
    });
    return { done: 'block' };
  });
  if ('problem' in answer.data) return answer;
  return redirect(calendarHref('day', String(form.get('from-date'))));
}

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const answer = useAnswer<Answer<'block'>>();
  const { zoneName } = loaderData;
  return (
    <>
      <PageHead
        title={t('block')}
        lead={t('block.lead', { zone: zoneName })}
        back={{ to: adminHrefs.calendar(), label: t('back') }}
      />
      <Form method="post" preventScrollReset className="edit-form">
        <BlockFields {...loaderData} answer={answer} />
        <FormEnd save={t('block.do')} back={adminHrefs.calendar()} />
      </Form>
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}
