import redirectStrings from '#src/app/strings/admin-redirects.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { AskDialog } from './kit/ask-dialog.tsx';
import { type Column, DataTable } from './kit/data-table.tsx';
import { ShopTime } from './kit/shop-time.tsx';

type RedirectRow = {
  id: number;
  fromPath: string;
  toPath: string;
  authorName: string;
  createdAt: string;
};

export function RedirectTable({ redirects }: { redirects: readonly RedirectRow[] }) {
  const t = useStrings(redirectStrings);
  const columns: Column<RedirectRow>[] = [
    { key: 'from', title: t('from'), cell: ({ fromPath }) => fromPath },
    { key: 'to', title: t('to'), cell: ({ toPath }) => toPath },
    {
      key: 'made',
      title: t('made'),
      cell: ({ createdAt, authorName }) => (
        <>
          <ShopTime at={createdAt} />
          <small>{authorName}</small>
        </>
      ),
    },
    {
      key: 'remove',
      title: t('actions'),
      isActions: true,
      cell: ({ id, fromPath }) => (
        <AskDialog
          className="btn btn--quiet btn--sm"
          button={
            <>
              {t('remove')}
              <span className="vh"> {fromPath}</span>
            </>
          }
          title={t('remove.title', { path: fromPath })}
          text={t('remove.text')}
          confirm={t('remove')}
          fields={{ intent: 'remove', id: String(id) }}
          isDanger
        />
      ),
    },
  ];
  return (
    <DataTable caption={t('title')} columns={columns} rows={redirects} rowKey={({ id }) => id} />
  );
}
