import { Link, redirect } from 'react-router';
import { addPart, getPart, listPartLines } from '#src/domain/goods/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/new-part.page';
import { readCategory } from './category.ts';
import { PartForm } from './part-form.tsx';
import { copyValues, emptyValues } from './part-values.ts';
import { plainParams } from './plain-params.ts';
import goodsStrings from './words.json' with { type: 'json' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const category = readCategory(params.category);
  const { from } = plainParams(url.searchParams);
  const copied = from ? await orMissing(getPart(ctx, { category, sku: from })) : null;
  return {
    category,
    lines: await listPartLines(ctx, category),
    values: copied ? copyValues(copied) : emptyValues,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const category = readCategory(params.category);
  const form = await readForm(request);
  let sku = '';
  const answer = await answerTo({ ctx, form }, async () => {
    sku = (await addPart(ctx, { category, form: Object.fromEntries(form) })).sku;
    return { done: 'added' };
  });
  return sku ? redirect(adminHrefs.part({ category, sku }), 303) : answer;
}

export default function NewPartPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(goodsStrings);
  const answer = useAnswer<Answer<'added'>>();
  const { category, lines } = loaderData;
  return (
    <>
      <PageHead
        title={t(`add.${category}`)}
        lead={t('new.lead')}
        back={{ to: adminHrefs.goods({ category }), label: t(category) }}
      />
      {lines.length === 0 ? (
        <EmptyState icon={category} title={t('no-lines')} text={t('no-lines.text')}>
          <Link className="button button--small" to={adminHrefs.newLine({ category })}>
            {t('no-lines.add')}
          </Link>
        </EmptyState>
      ) : (
        <PartForm {...loaderData} saved={null} answer={answer} />
      )}
      <AnswerToast answer={answer} words={() => t('done.added')} />
    </>
  );
}
