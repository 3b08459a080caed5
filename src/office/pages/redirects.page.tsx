import { Form } from 'react-router';
import { addRedirect, listRedirects, removeRedirect } from '#src/domain/content/index.server.ts';
import { plainWords } from '#src/lib/plain-words.ts';
import { answerTo, idOrZero } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SearchBox } from '#src/office/kit/search-box.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/redirects.page';
import { RedirectTable } from './redirect-table.tsx';
import redirectStrings from './redirect-words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await listRedirects(context.get(ctxContext));
  const search = plainWords(url.searchParams.get('q') ?? '');
  const redirects = all.filter(({ fromPath, toPath }) =>
    plainWords(`${fromPath} ${toPath}`).includes(search),
  );
  return { redirects, hasAny: all.length > 0 };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => {
    if (form.get('intent') === 'remove') {
      await removeRedirect(ctx, { id: idOrZero(form.get('id')) });
      return { done: 'remove' };
    }
    const typed = (name: string) => String(form.get(name) ?? '').trim();
    await addRedirect(ctx, { fromPath: typed('fromPath'), toPath: typed('toPath') });
    return { done: 'add' };
  });
}

export default function RedirectsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(redirectStrings);
  const answer = useAnswer<Answer<'add' | 'remove'>>();
  const { redirects, hasAny } = loaderData;
  const empty = hasAny
    ? { title: t('none'), text: t('none.text') }
    : { title: t('empty'), text: t('empty.text') };
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Panel title={t('add.title')}>
        <Form method="post" className="add-row" key={redirects.length}>
          <TextLine
            name="fromPath"
            label={t('from')}
            help={t('from.help')}
            answer={answer}
            required
          />
          <TextLine name="toPath" label={t('to')} help={t('to.help')} answer={answer} required />
          <button type="submit" className="button">
            {t('add')}
          </button>
        </Form>
      </Panel>
      <Panel title={t('title')} tools={hasAny && <SearchBox label={t('search')} />}>
        {redirects.length > 0 ? (
          <RedirectTable redirects={redirects} />
        ) : (
          <EmptyState icon="redirects" {...empty} />
        )}
      </Panel>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
