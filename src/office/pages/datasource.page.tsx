import { Form, redirect } from 'react-router';
import {
  deleteDatasource,
  listDatasourceEntries,
  readDatasource,
} from '#src/domain/content/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, idOrZero, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/datasource.page';
import { changeEntries } from './change-entries.server.ts';
import datasourceStrings from './datasource-words.json' with { type: 'json' };
import { EntryRow } from './entry-row.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { id, name, slug } = await orMissing(readDatasource(ctx, { id: idOrZero(params.id) }));
  const entries = await listDatasourceEntries(ctx, { datasourceId: id });
  return {
    name,
    slug,
    entries: entries.map((entry) => ({ id: entry.id, name: entry.name, value: entry.value })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const datasourceId = idOrZero(params.id);
  const isWhole = form.get('intent') === 'delete-list';
  const answer = await answerTo({ ctx, form }, async () => {
    if (!isWhole) return changeEntries(ctx, { form, datasourceId });
    await deleteDatasource(ctx, { id: datasourceId });
    return { done: 'delete' };
  });
  if (!isWhole || 'problem' in answer.data) return answer;
  return redirect(adminHrefs.datasources());
}

export default function DatasourcePage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(datasourceStrings);
  const answer = useAnswer<Answer<'save' | 'delete'>>();
  const { name, slug, entries } = loaderData;
  return (
    <>
      <PageHead title={name} lead={slug} back={{ to: adminHrefs.datasources(), label: t('back') }}>
        <AskDialog
          button={t('delete')}
          title={t('delete.title', { name })}
          text={t('delete.text')}
          confirm={t('delete')}
          fields={{ intent: 'delete-list' }}
          isDanger
        />
      </PageHead>
      <Panel title={t('entries')}>
        {entries.length > 0 ? (
          <ul className="entry-list">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="datasources" title={t('entries.none')} text={t('entries.noneText')} />
        )}
      </Panel>
      <Panel title={t('entry.new')}>
        <Form method="post" className="add-row" key={entries.length}>
          <input type="hidden" name="intent" value="save" />
          <TextLine name="name" label={t('entry.name')} answer={answer} maxLength={200} required />
          <TextLine name="value" label={t('entry.value')} answer={answer} maxLength={2000} />
          <button type="submit" className="button">
            {t('entry.add')}
          </button>
        </Form>
      </Panel>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
