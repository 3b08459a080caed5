import type { SenderRecord } from '#src/domain/integrations/index.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import mailStrings from './words.json' with { type: 'json' };

/** Text records for the sender's domain, without which letters are taken for spam. */
export function SenderRecords({ records }: { records: readonly SenderRecord[] }) {
  const t = useStrings(mailStrings);
  if (records.length === 0) return null;
  return (
    <Panel title={t('records')} help={t('records.help')}>
      <DataTable
        caption={t('records')}
        rows={records}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', title: t('records.kind'), cell: ({ kind }) => kind.toUpperCase() },
          { key: 'name', title: t('records.name'), cell: ({ name }) => <code>{name}</code> },
          {
            key: 'value',
            title: t('records.value'),
            cell: ({ kind, value }) => (
              <>
                {value && <code className="settings-mail-record">{value}</code>}
                <span className="field-help">{t(`records.${kind}`)}</span>
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
