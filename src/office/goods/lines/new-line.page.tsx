import { redirect } from 'react-router';
import { addLine, getLineRecord, listProductLines } from '#src/domain/goods/index.server.ts';
import { usualLines } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { plainParams } from '../plain-params.ts';
import type { Route } from './+types/new-line.page';
import { heightIssues } from './height-issues.ts';
import { LineForm } from './line-form.tsx';
import { emptyLine, lineCopy } from './line-values.ts';
import { linesOf, readShelf } from './shelf.ts';
import lineStrings from './words.json' with { type: 'json' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const shelf = readShelf(params.category);
  const category = linesOf[shelf];
  const { from } = plainParams(url.searchParams);
  const copied = from ? await orMissing(getLineRecord(ctx, { category, id: from })) : null;
  const { brands } = await listProductLines(ctx, usualLines(category));
  return { shelf, brands, values: copied ? lineCopy(copied) : emptyLine };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const shelf = readShelf(params.category);
  const form = await readForm(request);
  let id = '';
  const answer = await answerTo({ ctx, form, fieldOf: heightIssues(form) }, async () => {
    const added = { category: linesOf[shelf], form: Object.fromEntries(form) };
    id = (await addLine(ctx, added)).id;
    return { done: 'added' };
  });
  return id ? redirect(adminHrefs.line({ category: shelf, id }), 303) : answer;
}

export default function NewLinePage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(lineStrings);
  const answer = useAnswer<Answer<'added'>>();
  const { shelf } = loaderData;
  return (
    <>
      <PageHead
        title={t(`add.${shelf}`)}
        lead={t('new.lead')}
        back={{ to: adminHrefs.lines({ category: shelf }), label: t(`title.${shelf}`) }}
      />
      <LineForm {...loaderData} saved={null} answer={answer} mayWrite />
      <AnswerToast answer={answer} words={() => t('done.added')} />
    </>
  );
}
