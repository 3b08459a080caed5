import type { TokenRecord } from '#src/domain/content/index.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { MadeCell, RemoveCell } from '#src/office/kit/record-cells.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import tokenStrings from './words.json' with { type: 'json' };

type TokenRow = Omit<TokenRecord, 'createdAt' | 'lastUsedAt'> & {
  createdAt: string;
  lastUsedAt: string | null;
};

export function TokenTable({ tokens }: { tokens: readonly TokenRow[] }) {
  const t = useStrings(tokenStrings);
  const columns: Column<TokenRow>[] = [
    {
      key: 'name',
      title: t('key'),
      cell: ({ name, hint }) => (
        <>
          {name}
          <small>{t('ending', { hint })}</small>
        </>
      ),
    },
    { key: 'access', title: t('access'), cell: ({ access }) => t(`access.${access}`) },
    {
      key: 'used',
      title: t('used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <ShopTime at={lastUsedAt} /> : t('never')),
    },
    {
      key: 'made',
      title: t('made'),
      cell: (token) => <MadeCell record={token} />,
    },
    {
      key: 'revoke',
      title: t('actions'),
      isActions: true,
      cell: ({ id, name }) => (
        <RemoveCell
          name={name}
          label={t('revoke')}
          title={t('revoke.title', { name })}
          text={t('revoke.text')}
          fields={{ intent: 'revoke', id: String(id) }}
        />
      ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={tokens} rowKey={({ id }) => id} />;
}
