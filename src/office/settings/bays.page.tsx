import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/bays.page';
import { BaysPanel } from './bays-panel.tsx';
import bookingStrings from './booking-words.json' with { type: 'json' };
import { actOnResources } from './change-resources.server.ts';
import { TechniciansPanel } from './technicians-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  // A new context, because the same request's action may just have changed them.
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
      <BaysPanel bays={bays} answer={answer} />
      <TechniciansPanel technicians={technicians} answer={answer} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
