import { useShopTimeZone } from '#src/app/shop-time-zone.ts';
import peopleStrings from '#src/app/strings/admin-people.json' with { type: 'json' };
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import { formatMoment } from '#src/app/strings/format-moment.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { DataTable } from '../kit/data-table.tsx';
import { IntentButton } from '../kit/intent-button.tsx';
import { Panel } from '../kit/panel.tsx';

export type InvitationRow = { id: string; email: string; role: StaffRole; expiresAt: Date };

/** Who was invited and has not followed the link. */
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
