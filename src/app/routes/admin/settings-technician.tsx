import { data, Form, Link, redirect } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import { TickLine } from '#src/app/components/admin/kit/tick-line.tsx';
import { HoursFields } from '#src/app/components/admin/settings/hours-fields.tsx';
import { weekValues } from '#src/app/components/admin/settings/week-form.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import bookingStrings from '#src/app/strings/admin-booking.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/settings-technician';
import { answerTo } from './answer.server.ts';
import { savePerson } from './change-resources.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getShopSettings({ ...context.get(ctxContext) });
  const person = shop.technicians.find(({ id }) => id === params.id);
  if (!person) throw data(null, { status: 404 });
  const { name, hours } = person;
  return { name, hasOwn: hours !== undefined, days: weekValues(hours ?? shop.hours) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, () => savePerson(ctx, { form, id: params.id }));
  return 'problem' in answer.data ? answer : redirect(adminHrefs.bays());
}

export default function TechnicianPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(bookingStrings);
  const answer = useAnswer<Answer<'save'>>();
  const { name, hasOwn, days } = loaderData;
  return (
    <>
      <PageHead title={t('person.title', { name })} lead={t('person.lead')}>
        <Link className="btn btn--line" to={adminHrefs.bays()}>
          {t('back.bays')}
        </Link>
      </PageHead>
      <Form method="post" preventScrollReset className="aform">
        <TextLine name="name" label={t('person.name')} value={name} answer={answer} required />
        <TickLine name="own" label={t('person.own')} isOn={hasOwn} answer={answer} />
        <div>
          <HoursFields days={days} answer={answer} />
        </div>
        <FormEnd save={t('save')} back={adminHrefs.bays()} />
      </Form>
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}
