import { redirect } from 'react-router';
import type { Locale } from '#src/domain/context.ts';
import {
  applyVehicleFile,
  discardVehicleFile,
  getVehicleFile,
  type VehicleFileView,
} from '#src/domain/goods/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { Route } from './+types/vehicle-file.page';
import { FileFlips } from './file-flips.tsx';
import { FileProblems } from './file-problems.tsx';
import { FileSummary } from './file-summary.tsx';
import { FileVehicles } from './file-vehicles.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return inWords(await orMissing(getVehicleFile(ctx, params.id)), ctx.locale);
}

function inWords({ problems, notes, ...view }: VehicleFileView, locale: Locale) {
  return {
    ...view,
    notes: notes.map((note) => refusalText(note, locale)),
    problems: problems.map(({ line, column, ...told }) => ({
      line,
      column: column ?? null,
      text: refusalText(told, locale),
    })),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  let to = '';
  const answer = await answerTo({ ctx, form }, async () => {
    if (form.get('intent') === 'discard') {
      await discardVehicleFile(ctx, id);
      to = adminHrefs.vehicleFiles();
      return { done: 'discarded' };
    }
    const accepted = String(form.get('accepted') ?? '') || null;
    await applyVehicleFile(ctx, { id, accepted, goodRowsOnly: form.get('good') === 'on' });
    to = adminHrefs.vehicleChanges();
    return { done: 'applied' };
  });
  return to ? redirect(to, 303) : answer;
}

const applyForm = 'vehicle-file';

export default function VehicleFilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useVehicleWords();
  const answer = useAnswer<Answer<'applied' | 'discarded'>>();
  const { fileName, actorName } = loaderData;
  return (
    <>
      <PageHead
        title={fileName}
        lead={t('file.lead', { who: actorName })}
        back={{ to: adminHrefs.vehicleFiles(), label: t('files') }}
      >
        <IntentButton fields={{ intent: 'discard' }}>{t('file.discard')}</IntentButton>
      </PageHead>
      <div className="vehicles-file">
        <FileSummary {...loaderData} form={applyForm} />
        <FileFlips {...loaderData} answer={answer} form={applyForm} />
        <FileProblems {...loaderData} />
        <FileVehicles {...loaderData} />
      </div>
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}
