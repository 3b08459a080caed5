import { data, Link, redirect } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { ServiceFields } from '#src/app/components/admin/settings/service-fields.tsx';
import { newService, serviceValues } from '#src/app/components/admin/settings/service-form.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import bookingStrings from '#src/app/strings/admin-booking.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/settings-service';
import { answerTo } from './answer.server.ts';
import { saveService } from './change-booking.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.slug === 'new') return { name: null, values: newService };
  const { services } = await getShopSettings(context.get(ctxContext));
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  return { name: service.name, values: serviceValues(service) };
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
      <PageHead title={name ? name[locale] : t('service.new')}>
        <Link className="btn btn--line" to={adminHrefs.bookingServices()}>
          {t('back.services')}
        </Link>
      </PageHead>
      <ServiceFields values={values} isNew={name === null} answer={answer} />
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}
