import { Link } from 'react-router';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import accountStrings from './words.json' with { type: 'json' };

export type PasskeyRow = {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  otherHost: string | null;
};

export function PasskeyTable({ passkeys }: { passkeys: readonly PasskeyRow[] }) {
  const t = useStrings(accountStrings);
  return (
    <DataTable
      caption={t('passkeys')}
      columns={useColumns()}
      rows={passkeys}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(): Column<PasskeyRow>[] {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  const format = (moment: Date) => formatMoment(moment, { locale, timeZone });
  return [
    { key: 'name', title: t('name'), cell: (row) => <PasskeyName row={row} /> },
    { key: 'made', title: t('passkeys.made'), cell: (row) => format(row.createdAt) },
    {
      key: 'used',
      title: t('sessions.seen'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? format(lastUsedAt) : t('passkeys.never')),
    },
    {
      key: 'actions',
      title: t('sessions.actions'),
      isActions: true,
      cell: (row) => <PasskeyLinks row={row} />,
    },
  ];
}

function PasskeyName({ row }: { row: PasskeyRow }) {
  const t = useStrings(accountStrings);
  return (
    <>
      {row.name}
      {row.otherHost && <small>{t('passkeys.elsewhere', { host: row.otherHost })}</small>}
    </>
  );
}

/** Each leads to its form below the list. */
function PasskeyLinks({ row: { id, name } }: { row: PasskeyRow }) {
  const t = useStrings(accountStrings);
  return (['rename', 'remove'] as const).map((action) => (
    <Link
      key={action}
      className="button button--quiet button--small"
      to={`?${new URLSearchParams({ passkey: id, do: action })}`}
      preventScrollReset
    >
      {t(`passkeys.${action}`)} <span className="visually-hidden">{name}</span>
    </Link>
  ));
}
