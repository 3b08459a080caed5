import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Toast } from '#src/app/components/admin/kit/toast.tsx';
import { ServiceTable } from '#src/app/components/admin/settings/service-table.tsx';
import { SettingsNav } from '#src/app/components/admin/settings/settings-nav.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import bookingStrings from '#src/app/strings/admin-booking.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/settings-services';
import { answerTo } from './answer.server.ts';
import { changeServices } from './change-booking.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  // A context of its own: an action of the same request may just have changed them.
  const { services } = await getShopSettings({ ...context.get(ctxContext) });
  return { services, isSaved: url.searchParams.get('done') === 'save' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => changeServices(ctx, form));
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(bookingStrings);
  const answer = useAnswer<Answer<'move' | 'remove'>>();
  const { services, isSaved } = loaderData;
  return (
    <>
      <PageHead title={t('services.title')} lead={t('services.lead')}>
        <Link className="btn" to={adminHrefs.bookingService({ slug: 'new' })}>
          {t('services.add')}
        </Link>
      </PageHead>
      <SettingsNav />
      {services.length > 0 ? (
        <ServiceTable services={services} />
      ) : (
        <EmptyState icon="settings" title={t('services.none')} text={t('services.none.text')} />
      )}
      {isSaved && !answer && <Toast tone="done" message={t('done.save')} />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
