import { Form, Link } from 'react-router';
import { DomainError } from '#src/domain/errors.ts';
import { changeMany, previewMany, undoBatch } from '#src/domain/goods/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/change.page';
import { readCategory } from './category.ts';
import { ChangePreview } from './change-preview.tsx';
import { changeSentence } from './change-sentence.ts';
import { goodsHref, readGoodsQuery } from './goods-query.ts';
import { chosenSkus, manyChangeOf, readManyForm } from './many-form.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type Done = 'applied' | 'undone';

/** What the parameters ask for; null if they do not say enough. */
function readAsked(params: URLSearchParams, category: ReturnType<typeof readCategory>) {
  const skus = chosenSkus(params);
  const change = manyChangeOf(readManyForm(params));
  const filter = readGoodsQuery(params, category);
  return { filter, form: readManyForm(params), skus, change };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const category = readCategory(params.category);
  const { filter, form, skus, change } = readAsked(url.searchParams, category);
  const back = goodsHref(filter, {});
  if (skus.length === 0) return { category, back, form, problem: 'nobody' as const };
  if (!change) return { category, back, form, problem: 'amount' as const };
  const chosen = { filter, skus };
  const preview = await previewMany(context.get(ctxContext), { chosen, change });
  return { category, back, form, problem: null, preview, asked: url.search };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const category = readCategory(params.category);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async (): Promise<Changed> => {
    const undone = form.get('undo');
    if (undone) {
      await undoBatch(ctx, { batchId: String(undone) });
      return { done: 'undone' };
    }
    const asked = new URLSearchParams(String(form.get('asked') ?? ''));
    const { filter, skus, change } = readAsked(asked, category);
    if (!change) throw new DomainError('invalid', whyForm('form.out-of-date'));
    const seen = String(form.get('seen') ?? '');
    const { batchId, changed } = await changeMany(ctx, { chosen: { filter, skus }, change, seen });
    return { done: 'applied', batchId, changed };
  });
}

/** After applying: the batch that undoes it, and how many parts it changed. */
type Changed = { done: Done; batchId?: string; changed?: number };
type ChangeAnswer = Answer<Done> & Omit<Changed, 'done'>;

export default function ChangePage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  const answer = useAnswer<ChangeAnswer>();
  const { category, back, form, problem } = loaderData;
  const crumb = { to: back, label: t(category) };
  if (problem !== null) {
    return (
      <>
        <PageHead title={t('bulk')} back={crumb} />
        <EmptyState
          icon={category}
          title={t(`problem.${problem}`)}
          text={t(`problem.${problem}.text`)}
        >
          <Link className="button button--outline button--small" to={back}>
            {t('back')}
          </Link>
        </EmptyState>
      </>
    );
  }
  const { preview, asked } = loaderData;
  const what = changeSentence(t, form);
  const batchId = answer?.batchId;
  const count = answer?.changed ?? preview.changed;
  return (
    <>
      <PageHead
        title={t(`sentence.${category}`, {
          what,
          count: figure(count),
          n: count,
        })}
        lead={batchId ? undefined : t('preview.lead')}
        back={crumb}
      >
        {preview.changed > 0 && !batchId && (
          <Form method="post" preventScrollReset>
            <HiddenFields fields={{ seen: preview.seen, asked }} />
            <button type="submit" className="button">
              {t('apply', { count: figure(preview.changed) })}
            </button>
          </Form>
        )}
        <Link className="button button--outline button--small" to={back}>
          {t('back')}
        </Link>
      </PageHead>
      {batchId && <Applied batchId={batchId} />}
      {!batchId && <ChangePreview category={category} preview={preview} />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

/** After applying: the way back, for thirty days. */
function Applied({ batchId }: { batchId: string }) {
  const t = useStrings(goodsStrings);
  return (
    <div className="goods-applied">
      <p>{t('applied')}</p>
      <IntentButton fields={{ undo: batchId }} className="button button--outline button--small">
        {t('undo')}
      </IntentButton>
    </div>
  );
}
