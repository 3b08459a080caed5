import { Form, Link, redirect } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { BlockFields } from '#src/app/components/admin/calendar/block-fields.tsx';
import { calendarHref } from '#src/app/components/admin/calendar/calendar-query.ts';
import { placesOf, readDay } from '#src/app/components/admin/calendar/load-calendar.server.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { blockTime } from '#src/domain/appointments/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { zoneNames } from '#src/lib/zone-name.ts';
import type { Route } from './+types/calendar-block';
import { answerTo } from './answer.server.ts';
import { momentOf } from './chosen-start.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const shop = await getShopSettings(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const day = (readDay(url.searchParams.get('day')) ?? today).toString();
  const { timeZone, hours } = shop;
  const zoneName = zoneNames(timeZone);
  const opens = hours.map((one) => one.opens).sort()[0] ?? '08:00';
  const closes =
    hours
      .map((one) => one.closes)
      .sort()
      .at(-1) ?? '18:00';
  return { day, opens, closes, timeZone, zoneName, places: placesOf(shop) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const { timeZone } = await getShopSettings(ctx);
  const answer = await answerTo({ ctx, form }, async () => {
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
  const locale = useLocale();
  const answer = useAnswer<Answer<'block'>>();
  const { zoneName } = loaderData;
  return (
    <>
      <PageHead title={t('block')} lead={t('block.lead', { zone: zoneName[locale] })}>
        <Link className="btn btn--line" to={adminHrefs.calendar()}>
          {t('back')}
        </Link>
      </PageHead>
      <Form method="post" preventScrollReset className="aform">
        <BlockFields {...loaderData} answer={answer} />
        <FormEnd save={t('block.do')} back={adminHrefs.calendar()} />
      </Form>
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}
