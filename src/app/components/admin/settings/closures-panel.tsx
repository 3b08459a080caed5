import { Form } from 'react-router';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { DataTable } from '#src/app/components/admin/kit/data-table.tsx';
import { IntentButton } from '#src/app/components/admin/kit/intent-button.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';

type ClosuresPanelProps = {
  closures: ShopSettings['closures'];
  answer: Answer<string> | undefined;
};

/** Days off: those that are planned, and one more. */
export function ClosuresPanel({ closures, answer }: ClosuresPanelProps) {
  const t = useStrings(settingsStrings);
  const locale = useLocale();
  const columns = [
    {
      key: 'date',
      title: t('date'),
      cell: ({ date }: ShopSettings['closures'][number]) => formatDate(date, { locale }),
    },
    {
      key: 'en',
      title: t('reason.en'),
      cell: ({ label }: ShopSettings['closures'][number]) => label.en,
    },
    {
      key: 'es',
      title: t('reason.es'),
      cell: ({ label }: ShopSettings['closures'][number]) => label.es,
    },
    {
      key: 'remove',
      title: t('actions'),
      isActions: true,
      cell: ({ date }: ShopSettings['closures'][number]) => (
        <IntentButton fields={{ intent: 'remove-closure', date }}>
          {t('remove')}
          <span className="vh"> {formatDate(date, { locale })}</span>
        </IntentButton>
      ),
    },
  ];
  return (
    <Panel title={t('closures')} help={t('closures.help')}>
      {closures.length > 0 ? (
        <DataTable
          caption={t('closures')}
          columns={columns}
          rows={closures}
          rowKey={({ date }) => date}
        />
      ) : (
        <p className="muted">{t('closures.none')}</p>
      )}
      <Form method="post" preventScrollReset className="add-row" key={closures.length}>
        <input type="hidden" name="intent" value="add-closure" />
        <TextLine name="date" type="date" label={t('date')} answer={answer} required />
        <TextLine name="reason-en" label={t('reason.en')} answer={answer} required />
        <TextLine name="reason-es" label={t('reason.es')} answer={answer} required />
        <button type="submit" className="btn btn--line">
          {t('closures.add')}
        </button>
      </Form>
    </Panel>
  );
}
