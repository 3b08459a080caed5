import { Form, Link, redirect } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import {
  countNamedIds,
  type FitFileLine,
  importLegend,
  listFitFiles,
  startFitFile,
} from '#src/domain/supplier-fit/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { type Answer, issueOf } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SendFileForm } from '#src/office/kit/send-file-form.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { Field } from '#src/web/forms/field.tsx';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/fit-files.page';
import { FitState } from './fit-state.tsx';
import { readUpload } from './read-upload.server.ts';
import { useFigure } from './use-figure.ts';
import fitStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  return {
    files: await listFitFiles(ctx),
    named: await countNamedIds(ctx),
    mayWrite: hasScope(scopes, 'catalog.write'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  let id = '';
  const answer = await answerTo({ ctx, form }, async () => {
    if (form.get('intent') === 'legend') {
      await importLegend(ctx, await readUpload(form));
      return { done: 'legend' };
    }
    id = (await startFitFile(ctx, await readUpload(form))).id;
    return { done: 'taken' };
  });
  return id ? redirect(adminHrefs.fitFile({ id }), 303) : answer;
}

export default function FitFilesPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(fitStrings);
  const answer = useAnswer<Answer<'taken' | 'legend'>>();
  const columns = useColumns();
  const { files, named, mayWrite } = loaderData;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ to: adminHrefs.goodsImports(), label: t('imports') }}
      >
        <Link className="button button--outline button--small" to={adminHrefs.fitQuestions()}>
          {t('questions.short')}
        </Link>
        <Link className="button button--outline button--small" to={adminHrefs.fitConflicts()}>
          {t('conflicts.short')}
        </Link>
      </PageHead>
      {mayWrite && (
        <SendFileForm
          label={t('file')}
          help={t('file.help')}
          accept=".xml,.zip,.gz"
          send={t('file.send')}
          answer={answer}
        />
      )}
      <Panel title={t('files')}>
        {files.length === 0 ? (
          <EmptyState icon="imports" title={t('files.none')} text={t('files.none.text')} />
        ) : (
          <DataTable caption={t('files')} columns={columns} rows={files} rowKey={({ id }) => id} />
        )}
      </Panel>
      {mayWrite && <LegendForm named={named} answer={answer} />}
      <AnswerToast answer={answer} words={() => t('legend.done')} />
    </>
  );
}

type UploadProps = { answer: Answer<'taken' | 'legend'> | undefined };

function LegendForm({ named, answer }: UploadProps & { named: number }) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  return (
    <Panel title={t('legend')} help={t('legend.help')}>
      <p className="small muted">{t('legend.count', { count: figure(named), n: named })}</p>
      <Form method="post" encType="multipart/form-data" className="supplier-fit-upload">
        <input type="hidden" name="intent" value="legend" />
        <Field id="legend" label={t('legend.file')} errors={issueOf(answer, 'legend')}>
          <input
            className="input"
            id="legend"
            type="file"
            name="file"
            required
            accept=".csv,.txt,.tsv,.xlsx,.zip,.gz"
          />
        </Field>
        <button type="submit" className="button button--outline">
          {t('legend.send')}
        </button>
      </Form>
    </Panel>
  );
}

function useColumns(): Column<FitFileLine>[] {
  const t = useStrings(fitStrings);
  const nameOf = useActorName();
  const figure = useFigure();
  return [
    {
      key: 'file',
      title: t('file'),
      cell: ({ id, fileName }) => <Link to={adminHrefs.fitFile({ id })}>{fileName}</Link>,
    },
    {
      key: 'supplier',
      title: t('supplier'),
      cell: ({ header, supplier }) => header.company ?? supplier,
    },
    { key: 'state', title: t('state'), cell: ({ state }) => <FitState state={state} /> },
    {
      key: 'applications',
      title: t('applications'),
      isFigure: true,
      cell: ({ rowsRead }) => figure(rowsRead),
    },
    { key: 'who', title: t('who'), cell: ({ actorName }) => nameOf(actorName) },
    { key: 'when', title: t('when'), cell: ({ at }) => <ShopTime at={at} /> },
  ];
}
