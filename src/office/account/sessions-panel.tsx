import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { nameDevice } from './name-device.ts';
import accountStrings from './words.json' with { type: 'json' };

export type SessionRow = {
  id: string;
  userAgent: string;
  ipAddress: string;
  lastSeenAt: Date;
  isThis: boolean;
};

export function SessionsPanel({ sessions }: { sessions: readonly SessionRow[] }) {
  const t = useStrings(accountStrings);
  const tools = sessions.length > 1 && (
    <IntentButton
      fields={{ intent: 'end-others' }}
      className="button button--outline button--small"
    >
      {t('sessions.endOthers')}
    </IntentButton>
  );
  return (
    <Panel title={t('sessions')} tools={tools}>
      <DataTable
        caption={t('sessions')}
        columns={useColumns()}
        rows={sessions}
        rowKey={(row) => row.id}
      />
    </Panel>
  );
}

function useColumns(): Column<SessionRow>[] {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  return [
    { key: 'device', title: t('sessions.device'), cell: (row) => <Device row={row} /> },
    { key: 'address', title: t('sessions.address'), cell: (row) => row.ipAddress },
    {
      key: 'seen',
      title: t('sessions.seen'),
      cell: (row) => formatMoment(row.lastSeenAt, { locale, timeZone }),
    },
    {
      key: 'actions',
      title: t('sessions.actions'),
      isActions: true,
      cell: ({ id, isThis }) =>
        isThis ? (
          <StatusBadge tone="good">{t('sessions.this')}</StatusBadge>
        ) : (
          <IntentButton fields={{ intent: 'end-session', id }}>{t('sessions.end')}</IntentButton>
        ),
    },
  ];
}

function Device({ row }: { row: SessionRow }) {
  const t = useStrings(accountStrings);
  const device = nameDevice(row.userAgent);
  return device ? t('sessions.on', device) : t('sessions.unknown');
}
