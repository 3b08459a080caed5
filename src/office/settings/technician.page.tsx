import { data, Form, redirect } from 'react-router';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/technician.page';
import bookingStrings from './booking-words.json' with { type: 'json' };
import { savePerson } from './change-resources.server.ts';
import { HoursFields } from './hours-fields.tsx';
import { weekValues } from './week-form.ts';

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
      <PageHead
        title={t('person.title', { name })}
        lead={t('person.lead')}
        back={{ to: adminHrefs.bays(), label: t('back.bays') }}
      />
      <Form method="post" preventScrollReset className="edit-form">
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
