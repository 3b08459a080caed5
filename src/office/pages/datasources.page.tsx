import { Form, Link, redirect } from 'react-router';
import { listDatasources, saveDatasource } from '#src/domain/content/index.server.ts';
import { slugOf } from '#src/lib/slug.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/datasources.page';
import datasourceStrings from './datasource-words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const lists = await listDatasources(context.get(ctxContext));
  return {
    lists: lists.map(({ id, name, slug, updatedAt }) => ({
      id,
      name,
      slug,
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, async () => {
    const name = String(form.get('name') ?? '');
    const slug = String(form.get('slug') ?? '').trim() || slugOf(name);
    const { id } = await saveDatasource(ctx, { name, slug });
    return { done: 'create', id };
  });
  if ('problem' in answer.data) return answer;
  return redirect(adminHrefs.datasource({ id: String(answer.data.id) }));
}

export default function DatasourcesPage({ loaderData: { lists } }: Route.ComponentProps) {
  const t = useStrings(datasourceStrings);
  const answer = useAnswer<Answer<'create'>>();
  const columns: Column<(typeof lists)[number]>[] = [
    {
      key: 'name',
      title: t('name'),
      cell: ({ id, name }) => (
        <Link className="link" to={adminHrefs.datasource({ id: String(id) })}>
          {name}
        </Link>
      ),
    },
    { key: 'slug', title: t('slug'), cell: ({ slug }) => slug },
    { key: 'changed', title: t('changed'), cell: ({ updatedAt }) => <ShopTime at={updatedAt} /> },
  ];
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Panel title={t('new')}>
        <Form method="post" className="add-row">
          <TextLine name="name" label={t('name')} answer={answer} maxLength={200} required />
          <TextLine name="slug" label={t('slug')} help={t('slug.help')} answer={answer} />
          <button type="submit" className="button">
            {t('create')}
          </button>
        </Form>
      </Panel>
      <Panel title={t('title')}>
        {lists.length > 0 ? (
          <DataTable caption={t('title')} columns={columns} rows={lists} rowKey={({ id }) => id} />
        ) : (
          <EmptyState icon="datasources" title={t('empty')} text={t('empty.text')} />
        )}
      </Panel>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
