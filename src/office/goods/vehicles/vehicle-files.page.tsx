import { Link, redirect } from 'react-router';
import { listVehicleFiles, startVehicleFile } from '#src/domain/goods/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SendFileForm } from '#src/office/kit/send-file-form.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { readUpload } from '#src/office/supplier-fit/index.server.ts';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { FileLink } from '../file-link.tsx';
import type { Route } from './+types/vehicle-files.page';
import { useVehicleWords } from './use-vehicle-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { files: await listVehicleFiles(context.get(ctxContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  let to = '';
  const answer = await answerTo({ ctx, form }, async () => {
    to = adminHrefs.vehicleFile(await startVehicleFile(ctx, await readUpload(form)));
    return { done: 'taken' };
  });
  return to ? redirect(to, 303) : answer;
}

export default function VehicleFilesPage({ loaderData: { files } }: Route.ComponentProps) {
  const { t } = useVehicleWords();
  const answer = useAnswer<Answer<'taken'>>();
  const columns = useColumns();
  return (
    <>
      <PageHead
        title={t('files')}
        lead={t('files.lead')}
        back={{ to: adminHrefs.vehicles(), label: t('title') }}
      >
        <FileLink kind="vehicles" />
      </PageHead>
      <SendFileForm
        label={t('files.file')}
        help={t('files.help')}
        accept=".csv,.txt,.tsv,.xlsx,.zip,.gz"
        send={t('files.look')}
        answer={answer}
      />
      {files.length > 0 && (
        <Panel title={t('files.waiting')} help={t('files.waiting.help')}>
          <DataTable
            caption={t('files.waiting')}
            columns={columns}
            rows={files}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}

type WaitingFile = Route.ComponentProps['loaderData']['files'][number];

function useColumns(): Column<WaitingFile>[] {
  const { t } = useVehicleWords();
  return [
    {
      key: 'file',
      title: t('files.file'),
      cell: ({ id, fileName }) => <Link to={adminHrefs.vehicleFile({ id })}>{fileName}</Link>,
    },
    { key: 'who', title: t('files.who'), cell: ({ actorName }) => actorName },
    { key: 'when', title: t('files.when'), cell: ({ at }) => <ShopTime at={at} /> },
  ];
}
