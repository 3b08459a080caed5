import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { MadeCell, RemoveCell } from '#src/office/kit/record-cells.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import redirectStrings from './redirect-words.json' with { type: 'json' };

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
      cell: (redirect) => <MadeCell record={redirect} />,
    },
    {
      key: 'remove',
      title: t('actions'),
      isActions: true,
      cell: ({ id, fromPath }) => (
        <RemoveCell
          name={fromPath}
          label={t('remove')}
          title={t('remove.title', { path: fromPath })}
          text={t('remove.text')}
          fields={{ intent: 'remove', id: String(id) }}
        />
      ),
    },
  ];
  return (
    <DataTable caption={t('title')} columns={columns} rows={redirects} rowKey={({ id }) => id} />
  );
}
