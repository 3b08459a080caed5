import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { BaysPanel } from '#src/app/components/admin/settings/bays-panel.tsx';
import { SettingsNav } from '#src/app/components/admin/settings/settings-nav.tsx';
import { TechniciansPanel } from '#src/app/components/admin/settings/technicians-panel.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import bookingStrings from '#src/app/strings/admin-booking.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/settings-bays';
import { answerTo } from './answer.server.ts';
import { actOnResources } from './change-resources.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // A context of its own: an action of the same request may just have changed them.
  const { bays, technicians } = await getShopSettings({ ...context.get(ctxContext) });
  return { bays, technicians };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnResources(ctx, form));
}

export default function BaysPage({ loaderData: { bays, technicians } }: Route.ComponentProps) {
  const t = useStrings(bookingStrings);
  const answer = useAnswer<Answer<'save' | 'remove'>>();
  return (
    <>
      <PageHead title={t('bays.title')} lead={t('bays.lead')} />
      <SettingsNav />
      <BaysPanel bays={bays} answer={answer} />
      <TechniciansPanel technicians={technicians} answer={answer} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
