import { Form } from 'react-router';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { PersonMenu } from './person-menu.tsx';
import type { PersonRow } from './person-row.ts';
import { RoleSelect } from './role-select.tsx';
import peopleStrings from './words.json' with { type: 'json' };

export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  const t = useStrings(peopleStrings);
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      rows={people}
      rowKey={(person) => person.id}
    />
  );
}

function useColumns(): Column<PersonRow>[] {
  const t = useStrings(peopleStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  return [
    { key: 'name', title: t('name'), cell: (person) => <PersonName person={person} /> },
    { key: 'role', title: t('role'), cell: (person) => <RoleForm person={person} /> },
    { key: 'state', title: t('state'), cell: (person) => <PersonState person={person} /> },
    {
      key: 'seen',
      title: t('seen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? formatMoment(lastSeenAt, { locale, timeZone }) : t('never'),
    },
    {
      key: 'actions',
      title: t('actions'),
      isActions: true,
      cell: (person) => <PersonMenu person={person} />,
    },
  ];
}

function PersonName({ person }: { person: PersonRow }) {
  const t = useStrings(peopleStrings);
  return (
    <>
      {person.name} {person.isSelf && <span className="muted">({t('you')})</span>}
      <small>{person.email}</small>
    </>
  );
}

function RoleForm({ person }: { person: PersonRow }) {
  const t = useStrings(peopleStrings);
  return (
    <Form method="post" className="people-role" preventScrollReset>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="id" value={person.id} />
      <RoleSelect
        id={`role-${person.id}`}
        key={person.role}
        value={person.role}
        label={t('roleOf', { name: person.name })}
      />
      <button type="submit" className="button button--quiet button--small">
        {t('save')}
      </button>
    </Form>
  );
}

function PersonState({ person }: { person: PersonRow }) {
  const t = useStrings(peopleStrings);
  if (person.isDisabled) return <StatusBadge tone="bad">{t('state.disabled')}</StatusBadge>;
  return (
    <StatusBadge tone="good">
      {t(person.twoFactorEnabled ? 'state.second' : 'state.active')}
    </StatusBadge>
  );
}
