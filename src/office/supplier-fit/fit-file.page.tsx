import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  applyFitFile,
  getFitFile,
  joinNumber,
  listKitChoices,
  matchAgain,
  undoFitFile,
} from '#src/domain/supplier-fit/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/fit-file.page';
import { FitCountsPanel } from './fit-counts-panel.tsx';
import { FitPartsPanel } from './fit-parts-panel.tsx';
import { FitState } from './fit-state.tsx';
import fitStrings from './words.json' with { type: 'json' };

type Done = 'applied' | 'undone' | 'joined' | 'matched';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { problem, ...view } = await orMissing(getFitFile(ctx, params.id));
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  return {
    ...view,
    problem: problem && refusalText(problem, ctx.locale),
    kits: mayWrite ? await listKitChoices(ctx) : [],
    mayWrite,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => act(ctx, { id, form }));
}

type Asked = { id: string; form: FormData };

async function act(ctx: Ctx, { id, form }: Asked): Promise<{ done: Done }> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('intent')) {
    case 'apply':
      await applyFitFile(ctx, { id });
      return { done: 'applied' };
    case 'undo':
      await undoFitFile(ctx, { id });
      return { done: 'undone' };
    case 'match':
      await matchAgain(ctx, { id });
      return { done: 'matched' };
    case 'join':
      await joinNumber(ctx, { id, part: text('part'), sku: text('sku') });
      return { done: 'joined' };
    default:
      throw new DomainError('invalid', whyForm('form.out-of-date'));
  }
}

export default function FitFilePage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(fitStrings);
  const answer = useAnswer<Answer<Done>>();
  const { fileName, state, header, supplier, isReplaced, canBeUndone, mayWrite } = loaderData;
  const isBusy = state === 'checking';
  useReloading(isBusy);
  const from = { version: header.version, supplier: header.company ?? supplier };
  return (
    <>
      <PageHead
        title={fileName}
        lead={t(header.isFull ? 'lead.full' : 'lead.update', from)}
        back={{ to: adminHrefs.fitFiles(), label: t('title') }}
      >
        <FitState state={state} isReplaced={isReplaced} />
        {mayWrite && (state === 'checked' || state === 'applied') && (
          <IntentButton fields={{ intent: 'match' }}>{t('match')}</IntentButton>
        )}
        {mayWrite && canBeUndone && (
          <IntentButton
            fields={{ intent: 'undo' }}
            className="button button--outline button--small"
          >
            {t('undo')}
          </IntentButton>
        )}
      </PageHead>
      <FitCountsPanel {...loaderData} tools={mayWrite && state === 'checked' && <ApplyForm />} />
      {!isBusy && <FitPartsPanel {...loaderData} />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

function ApplyForm() {
  const t = useStrings(fitStrings);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="apply" />
      <button type="submit" className="button">
        {t('apply')}
      </button>
    </Form>
  );
}

const pauseMs = 1000;

/** Asks again while the file is read. */
function useReloading(isBusy: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void revalidate(), pauseMs);
    return () => clearInterval(timer);
  }, [isBusy, revalidate]);
}
