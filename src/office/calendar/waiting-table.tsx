import { Link } from 'react-router';
import type { Waiting } from '#src/domain/appointments/index.server.ts';
import type { Translated } from '#src/lib/translated.ts';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { RemoveCell } from '#src/office/kit/record-cells.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type Row = Waiting & { serviceName: Translated | null };
type WaitingTableProps = { waiting: readonly Row[]; timeZone: string; mayWrite: boolean };

/** The waiting list in order, and what was offered. */
export function WaitingTable({ waiting, timeZone, mayWrite }: WaitingTableProps) {
  const t = useStrings(calendarStrings);
  const cells = useCells(timeZone);
  const columns = [
    { key: 'name', title: t('new.name'), cell: cells.who },
    { key: 'service', title: t('fact.service'), cell: cells.what },
    { key: 'days', title: t('waiting.days'), cell: cells.days },
    { key: 'offer', title: t('waiting.offer'), cell: cells.offer },
    {
      key: 'actions',
      title: t('actions'),
      isActions: true,
      cell: ({ id, name }: Row) =>
        mayWrite && (
          <RemoveCell
            name={name}
            label={t('waiting.end')}
            title={t('waiting.end.title', { name })}
            text={t('waiting.end.text')}
            fields={{ id }}
          />
        ),
    },
  ];
  return (
    <DataTable
      caption={t('waiting.title')}
      columns={columns}
      rows={waiting}
      rowKey={({ id }) => id}
    />
  );
}

function useCells(timeZone: string) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const clock = { locale, timeZone };
  const day = (date: string) => formatDate(date, { locale, style: 'short' });
  return {
    who: ({ name, email, since, appointmentId }: Row) => (
      <>
        {name} <a href={`mailto:${email}`}>{email}</a>
        <small>{t('waiting.since', { time: dayAndTime(since, clock) })}</small>
        {appointmentId && (
          <Link className="link" to={adminHrefs.visit({ id: appointmentId })}>
            {t('waiting.has')}
          </Link>
        )}
      </>
    ),
    what: ({ serviceName, service, vehicle, mode }: Row) => (
      <>
        {serviceName ? textIn(serviceName, locale) : service}
        <small>{`${vehicle}, ${t(`mode.${mode}`)}`}</small>
      </>
    ),
    days: ({ fromDate, untilDate }: Row) =>
      t('waiting.span', { from: day(fromDate), to: day(untilDate) }),
    offer: ({ offer }: Row) =>
      offer ? (
        <StatusBadge tone="wait">
          {t('waiting.offered', {
            time: dayAndTime(offer.startsAt, clock),
            until: dayAndTime(offer.heldUntil, clock),
          })}
        </StatusBadge>
      ) : (
        <StatusBadge tone="quiet">{t('waiting.waits')}</StatusBadge>
      ),
  };
}
