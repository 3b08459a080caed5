import { Link, redirect } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { type ImportLine, listImports } from '#src/domain/goods/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SendFileForm } from '#src/office/kit/send-file-form.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { readUpload } from '#src/office/supplier-fit/index.server.ts';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/imports.page';
import { ImportState } from './import-state.tsx';
import importStrings from './import-words.json' with { type: 'json' };
import { takeFile } from './take-file.server.ts';
import { useFigure } from './use-figure.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  return {
    imports: await listImports(context.get(ctxContext)),
    mayWrite: hasScope(scopes, 'catalog.write'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  let to = '';
  const answer = await answerTo({ ctx, form }, async () => {
    to = await takeFile(ctx, await readUpload(form));
    return { done: 'taken' };
  });
  return to ? redirect(to, 303) : answer;
}

export default function ImportsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(importStrings);
  const answer = useAnswer<Answer<'taken'>>();
  const columns = useColumns();
  const { imports, mayWrite } = loaderData;
  return (
    <>
      <PageHead title={t('imports')} lead={t('imports.lead')}>
        <Link className="button button--outline button--small" to={adminHrefs.feeds()}>
          {t('feeds')}
        </Link>
        <Link className="button button--outline button--small" to={adminHrefs.fitFiles()}>
          {t('fitment')}
        </Link>
      </PageHead>
      {mayWrite && (
        <SendFileForm
          label={t('file')}
          help={t('file.help')}
          accept=".csv,.txt,.tsv,.xlsx,.xml,.zip,.gz"
          send={t('file.send')}
          answer={answer}
        />
      )}
      {imports.length > 0 && (
        <Panel title={t('imports.last')}>
          <DataTable
            caption={t('imports.last')}
            columns={columns}
            rows={imports}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}

function useColumns(): Column<ImportLine>[] {
  const t = useStrings(importStrings);
  const nameOf = useActorName();
  const figure = useFigure();
  return [
    {
      key: 'file',
      title: t('file'),
      cell: ({ id, fileName }) => <Link to={adminHrefs.goodsImport({ id })}>{fileName}</Link>,
    },
    { key: 'supplier', title: t('supplier'), cell: ({ supplier }) => supplier || '–' },
    { key: 'state', title: t('state'), cell: (one) => <ImportState {...one} /> },
    {
      key: 'changed',
      title: t('changed'),
      isFigure: true,
      cell: ({ counts }) => figure(counts.changed),
    },
    { key: 'added', title: t('added'), isFigure: true, cell: ({ counts }) => figure(counts.added) },
    {
      key: 'supply',
      title: t('supply'),
      isFigure: true,
      cell: ({ counts }) => figure(counts.supply),
    },
    {
      key: 'refused',
      title: t('refused'),
      isFigure: true,
      cell: ({ counts }) => figure(counts.refused),
    },
    { key: 'who', title: t('who'), cell: ({ actorName }) => nameOf(actorName) },
    { key: 'when', title: t('when'), cell: ({ at }) => <ShopTime at={at} /> },
  ];
}
