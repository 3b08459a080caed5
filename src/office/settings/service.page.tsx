import { data, redirect } from 'react-router';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/service.page';
import bookingStrings from './booking-words.json' with { type: 'json' };
import { saveService } from './change-booking.server.ts';
import { ServiceFields } from './service-fields.tsx';
import { newService, serviceValues } from './service-form.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.slug === 'new') return { name: null, values: newService };
  const { services, workKinds } = await getShopSettings(context.get(ctxContext));
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  return { name: service.name, values: serviceValues(service, workKinds[service.slug]) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, () =>
    saveService(ctx, { form, slug: params.slug === 'new' ? null : params.slug }),
  );
  return 'problem' in answer.data ? answer : redirect(`${adminHrefs.bookingServices()}?done=save`);
}

export default function ServicePage({ loaderData: { name, values } }: Route.ComponentProps) {
  const t = useStrings(bookingStrings);
  const locale = useLocale();
  const answer = useAnswer<Answer<'save'>>();
  return (
    <>
      <PageHead
        title={name ? name[locale] : t('service.new')}
        back={{ to: adminHrefs.bookingServices(), label: t('back.services') }}
      />
      <ServiceFields values={values} isNew={name === null} answer={answer} />
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}
