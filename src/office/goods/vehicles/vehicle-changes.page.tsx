import { hasScope } from '#src/domain/auth/index.ts';
import { listBatches, undoBatch, undoDays } from '#src/domain/goods/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { BatchTable } from '../batch-table.tsx';
import type { Route } from './+types/vehicle-changes.page';
import { useVehicleWords } from './use-vehicle-words.ts';

type Done = 'undone' | 'undone-some';

export async function loader({ context }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  return {
    batches: await listBatches(context.get(ctxContext), { category: 'vehicles' }),
    mayWrite: hasScope(scopes, 'catalog.write'),
    days: undoDays,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async (): Promise<{ done: Done }> => {
    const { kept } = await undoBatch(ctx, { batchId: String(form.get('undo') ?? '') });
    return { done: kept > 0 ? 'undone-some' : 'undone' };
  });
}

export default function VehicleChangesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useVehicleWords();
  const answer = useAnswer<Answer<Done>>();
  const { batches, mayWrite, days } = loaderData;
  return (
    <>
      <PageHead
        title={t('changes.title')}
        lead={t('changes.lead', { days })}
        back={{ to: adminHrefs.vehicles(), label: t('title') }}
      />
      {batches.length === 0 ? (
        <EmptyState icon="vehicles" title={t('changes.none')} text={t('changes.none.text')} />
      ) : (
        <BatchTable
          caption={t('changes.title')}
          batches={batches}
          mayWrite={mayWrite}
          hrefOf={(id) => adminHrefs.vehicle({ id })}
        />
      )}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
