import type { StaffRole } from '#src/domain/auth/index.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import peopleStrings from './words.json' with { type: 'json' };

export type InvitationRow = { id: string; email: string; role: StaffRole; expiresAt: Date };

/** Invitations that were not accepted yet. */
export function InvitationsPanel({ invitations }: { invitations: readonly InvitationRow[] }) {
  const t = useStrings(peopleStrings);
  const role = useStrings(shellStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  const until = (date: Date) =>
    t('waiting.until', { date: formatMoment(date, { locale, timeZone }) });
  return (
    <Panel title={t('waiting')}>
      <DataTable
        caption={t('waiting')}
        rows={invitations}
        rowKey={(row) => row.id}
        columns={[
          { key: 'email', title: t('waiting.email'), cell: (row) => row.email },
          { key: 'role', title: t('role'), cell: (row) => role(`role.${row.role}`) },
          { key: 'state', title: t('state'), cell: (row) => until(row.expiresAt) },
          {
            key: 'actions',
            title: t('actions'),
            isActions: true,
            cell: ({ id }) => (
              <IntentButton fields={{ intent: 'withdraw', id }}>
                {t('waiting.withdraw')}
              </IntentButton>
            ),
          },
        ]}
      />
    </Panel>
  );
}
