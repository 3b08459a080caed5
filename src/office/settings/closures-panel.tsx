import { Form } from 'react-router';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { isoOf, nameIn } from '#src/lib/locales.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { HolidaysPanel } from './holidays/holidays-panel.tsx';
import type { HolidayOffer } from './holidays/offer-holidays.ts';
import settingsStrings from './words.json' with { type: 'json' };

type ClosuresPanelProps = {
  closures: ShopSettings['closures'];
  holidays: readonly HolidayOffer[];
  answer: Answer<string> | undefined;
};

/** Closures: the planned ones, and a new one. */
export function ClosuresPanel({ closures, holidays, answer }: ClosuresPanelProps) {
  const t = useStrings(settingsStrings);
  const languages = useLanguages();
  const labelIn = useLabelIn();
  const columns = useColumns();
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
      <HolidaysPanel offers={holidays} />
      <Form method="post" preventScrollReset className="add-row" key={closures.length}>
        <input type="hidden" name="intent" value="add-closure" />
        <TextLine name="date" type="date" label={t('date')} answer={answer} required />
        {languages.map((code) => (
          <TextLine
            key={code}
            name={nameIn('reason', code)}
            label={labelIn(t('reason'), code)}
            answer={answer}
            required
          />
        ))}
        <button type="submit" className="button button--outline">
          {t('closures.add')}
        </button>
      </Form>
    </Panel>
  );
}

type Closure = ShopSettings['closures'][number];

/** The day, why the shop is closed in each language that is on, and a button. */
function useColumns() {
  const t = useStrings(settingsStrings);
  const locale = useLocale();
  const languages = useLanguages();
  const labelIn = useLabelIn();
  return [
    {
      key: 'date',
      title: t('date'),
      cell: ({ date }: Closure) => formatDate(date, { locale }),
    },
    ...languages.map((code) => ({
      key: code,
      title: labelIn(t('reason'), code),
      cell: ({ label }: Closure) => <span lang={isoOf(code)}>{label[code]}</span>,
    })),
    {
      key: 'remove',
      title: t('actions'),
      isActions: true,
      cell: ({ date }: Closure) => (
        <IntentButton fields={{ intent: 'remove-closure', date }}>
          {t('remove')}
          <span className="visually-hidden"> {formatDate(date, { locale })}</span>
        </IntentButton>
      ),
    },
  ];
}
