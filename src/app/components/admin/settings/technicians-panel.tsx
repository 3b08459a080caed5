import { Form, Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { DataTable } from '#src/app/components/admin/kit/data-table.tsx';
import { HiddenFields } from '#src/app/components/admin/kit/hidden-fields.tsx';
import { IntentButton } from '#src/app/components/admin/kit/intent-button.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import bookingStrings from '#src/app/strings/admin-booking.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { hoursLines, type ShopSettings } from '#src/domain/settings/index.ts';

type Technician = ShopSettings['technicians'][number];
type PeoplePanelProps = {
  technicians: readonly Technician[];
  answer: Answer<string> | undefined;
};

/** Who works on trucks, and when. */
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
        <button type="submit" className="btn btn--line">
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
      <Link className="btn btn--line btn--sm" to={adminHrefs.technician({ id })}>
        {t('person.change')}
        <span className="vh"> {name}</span>
      </Link>
      <IntentButton fields={{ intent: 'remove-person', id }}>
        {t('remove')}
        <span className="vh"> {name}</span>
      </IntentButton>
    </>
  );
}
