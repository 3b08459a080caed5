import { Link } from 'react-router';
import {
  type BookableService,
  missingPlace,
  type ShopSettings,
} from '#src/domain/settings/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { RemoveCell } from '#src/office/kit/record-cells.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

type ServiceTableProps = { services: readonly BookableService[]; bays: ShopSettings['bays'] };

/** The bookable services, in display order. */
export function ServiceTable({ services, bays }: ServiceTableProps) {
  const t = useStrings(bookingStrings);
  const facts = useFacts();
  const columns = [
    { key: 'service', title: t('service'), cell: facts.name },
    { key: 'duration', title: t('duration'), cell: facts.duration },
    {
      key: 'where',
      title: t('where'),
      cell: (service: BookableService) => (
        <>
          {facts.where(service)}
          <MissingPlace place={missingPlace(service, bays)} />
        </>
      ),
    },
    { key: 'ahead', title: t('ahead'), cell: facts.ahead },
    {
      key: 'cap',
      title: t('cap'),
      cell: ({ dailyCap }: BookableService) => dailyCap ?? t('cap.none'),
    },
    {
      key: 'waits',
      title: t('waits'),
      cell: ({ canWait }: BookableService) => t(canWait ? 'waits.yes' : 'waits.no'),
    },
    {
      key: 'actions',
      title: t('actions'),
      isActions: true,
      cell: (service: BookableService) => (
        <ServiceActions
          service={service}
          isFirst={service === services[0]}
          isLast={service === services.at(-1)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('services.title')}
      columns={columns}
      rows={services}
      rowKey={({ slug }) => slug}
    />
  );
}

/** Says that nobody can book it, and leads to where that changes. */
function MissingPlace({ place }: { place: ReturnType<typeof missingPlace> }) {
  const t = useStrings(bookingStrings);
  if (place === null) return null;
  return (
    <>
      <br />
      <StatusBadge tone="bad">{t(`where.no-${place}`)}</StatusBadge>{' '}
      <Link className="link small" to={adminHrefs.bays()}>
        {t('where.add')}
      </Link>
    </>
  );
}

/** The cells as text. */
function useFacts() {
  const t = useStrings(bookingStrings);
  const locale = useLocale();
  return {
    name: ({ slug, name }: BookableService) => (
      <Link className="link" to={adminHrefs.bookingService({ slug })}>
        {name[locale]}
      </Link>
    ),
    duration: ({ minutes, usesBuildHours }: BookableService) =>
      t(usesBuildHours ? 'duration.build' : 'duration.hours', {
        hours: Math.round((minutes / 60) * 100) / 100,
      }),
    where: ({ needsBay, rackMinutes }: BookableService) => {
      if (!needsBay) return t('where.rack');
      return rackMinutes > 0 ? t('where.both', { minutes: rackMinutes }) : t('where.bay');
    },
    ahead: ({ leadDays, horizonDays }: BookableService) =>
      t('ahead.days', { lead: leadDays, horizon: horizonDays }),
  };
}

type ServiceActionsProps = { service: BookableService; isFirst: boolean; isLast: boolean };

function ServiceActions({ service, isFirst, isLast }: ServiceActionsProps) {
  const t = useStrings(bookingStrings);
  const locale = useLocale();
  const name = service.name[locale];
  return (
    <>
      {!isFirst && (
        <IntentButton fields={{ intent: 'up', slug: service.slug }}>
          {t('up')}
          <span className="visually-hidden"> {name}</span>
        </IntentButton>
      )}
      {!isLast && (
        <IntentButton fields={{ intent: 'down', slug: service.slug }}>
          {t('down')}
          <span className="visually-hidden"> {name}</span>
        </IntentButton>
      )}
      <RemoveCell
        name={name}
        label={t('remove')}
        title={t('service.remove.title', { name })}
        text={t('service.remove.text')}
        fields={{ intent: 'remove', slug: service.slug }}
      />
    </>
  );
}
