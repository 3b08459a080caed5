import { Form, Link } from 'react-router';
import { hoursLines, type ShopSettings } from '#src/domain/settings/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

type Technician = ShopSettings['technicians'][number];
type PeoplePanelProps = {
  technicians: readonly Technician[];
  answer: Answer<string> | undefined;
};

/** The technicians and their hours. */
export function TechniciansPanel({ technicians, answer }: PeoplePanelProps) {
  const t = useStrings(bookingStrings);
  const locale = useLocale();
  const hoursOf = ({ hours }: Technician) =>
    hours ? hoursLines({ hours }, locale).join(', ') : t('person.hours.shop');
  const columns = [
    { key: 'name', title: t('person.name'), cell: ({ name }: Technician) => name },
    { key: 'hours', title: t('person.hours'), cell: hoursOf },
    {
      key: 'actions',
      title: t('actions'),
      isActions: true,
      cell: (person: Technician) => <PersonActions person={person} />,
    },
  ];
  return (
    <Panel title={t('people')} help={t('people.help')}>
      {technicians.length > 0 ? (
        <DataTable
          caption={t('people')}
          columns={columns}
          rows={technicians}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className="muted">{t('people.none')}</p>
      )}
      <Form method="post" preventScrollReset className="add-row" key={technicians.length}>
        <HiddenFields fields={{ intent: 'add-person' }} />
        <TextLine name="name" label={t('person.name')} answer={answer} />
        <button type="submit" className="button button--outline">
          {t('person.add')}
        </button>
      </Form>
    </Panel>
  );
}

function PersonActions({ person: { id, name } }: { person: Technician }) {
  const t = useStrings(bookingStrings);
  return (
    <>
      <Link className="button button--outline button--small" to={adminHrefs.technician({ id })}>
        {t('person.change')}
        <span className="visually-hidden"> {name}</span>
      </Link>
      <IntentButton fields={{ intent: 'remove-person', id }}>
        {t('remove')}
        <span className="visually-hidden"> {name}</span>
      </IntentButton>
    </>
  );
}
