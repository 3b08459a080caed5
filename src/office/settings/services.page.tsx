import { Link } from 'react-router';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/services.page';
import bookingStrings from './booking-words.json' with { type: 'json' };
import { changeServices, type ServicesChange } from './change-booking.server.ts';
import { ServiceTable } from './service-table.tsx';
import { usualServices } from './usual-services.ts';
import { UsualServices } from './usual-services-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  // A new context, because the same request's action may just have changed them.
  const ctx = { ...context.get(ctxContext) };
  const shop = await getShopSettings(ctx);
  return {
    services: shop.services,
    bays: shop.bays,
    usual: usualServices(shop).map(({ name, minutes }) => ({ name: name[ctx.locale], minutes })),
    isSaved: url.searchParams.get('done') === 'save',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => changeServices(ctx, form));
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(bookingStrings);
  const answer = useAnswer<Answer<ServicesChange>>();
  const { services, bays, usual, isSaved } = loaderData;
  return (
    <>
      <PageHead title={t('services.title')} lead={t('services.lead')}>
        <Link className="button" to={adminHrefs.bookingService({ slug: 'new' })}>
          {t('services.add')}
        </Link>
      </PageHead>
      {services.length > 0 ? (
        <ServiceTable services={services} bays={bays} />
      ) : (
        <EmptyState icon="settings" title={t('services.none')} text={t('services.none.text')}>
          <UsualServices usual={usual} />
        </EmptyState>
      )}
      {isSaved && !answer && <Toast tone="done" message={t('done.save')} />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
