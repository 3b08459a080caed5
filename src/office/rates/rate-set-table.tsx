import { Link } from 'react-router';
import type { RateStatus } from '#src/domain/rates/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { timeOf } from '#src/web/words/format-shop-time.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import ratesStrings from './words.json' with { type: 'json' };

export type RateSetRow = {
  id: number;
  date: string;
  /** ISO 8601. */
  validFrom: string;
  standing: RateStatus;
  /** Nobody of the shop has saved it: its first day says nothing. */
  isStarter: boolean;
  labourCents: number;
  /** In words. */
  tax: string;
  savedBy: string;
};

const tones: Record<RateStatus, BadgeTone> = { current: 'good', upcoming: 'wait', past: 'quiet' };

/** All sets, latest start first. */
export function RateSetTable({ sets }: { sets: readonly RateSetRow[] }) {
  const t = useStrings(ratesStrings);
  const nameOf = useActorName();
  const locale = useLocale();
  const columns = [
    {
      key: 'from',
      title: t('list.from'),
      cell: ({ id, ...row }: RateSetRow) => (
        <Link className="link" to={adminHrefs.rateSet({ id: String(id) })}>
          {row.isStarter ? t('starter') : <Begin {...row} />}
        </Link>
      ),
    },
    {
      key: 'standing',
      title: t('list.standing'),
      cell: ({ standing, isStarter }: RateSetRow) =>
        isStarter && standing === 'current' ? (
          <StatusBadge tone="wait">{t('starter.current')}</StatusBadge>
        ) : (
          <StatusBadge tone={tones[standing]}>{t(`standing.${standing}`)}</StatusBadge>
        ),
    },
    {
      key: 'labour',
      title: t('list.labour'),
      cell: ({ labourCents }: RateSetRow) => formatCents(labourCents, locale),
    },
    {
      key: 'tax',
      title: t('list.tax'),
      cell: ({ tax }: RateSetRow) => tax,
    },
    { key: 'by', title: t('list.by'), cell: ({ savedBy }: RateSetRow) => nameOf(savedBy) },
  ];
  return <DataTable caption={t('list')} columns={columns} rows={sets} rowKey={({ id }) => id} />;
}

/** The first day, and the time if the set did not begin with the day. */
function Begin({ date, validFrom }: Pick<RateSetRow, 'date' | 'validFrom'>) {
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  const begin = Temporal.Instant.from(validFrom).toZonedDateTimeISO(timeZone);
  return (
    <>
      {formatDate(date, { locale })}
      {!begin.equals(begin.startOfDay()) && (
        <small> {timeOf(validFrom, { timeZone, locale })}</small>
      )}
    </>
  );
}
