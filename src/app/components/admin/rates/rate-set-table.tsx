import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { DataTable } from '#src/app/components/admin/kit/data-table.tsx';
import { ShopTime } from '#src/app/components/admin/kit/shop-time.tsx';
import { type BadgeTone, StatusBadge } from '#src/app/components/admin/kit/status-badge.tsx';
import ratesStrings from '#src/app/strings/admin-rates.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { RateStanding } from '#src/domain/rates/index.ts';
import { formatCents } from '#src/lib/money.ts';

export type RateSetRow = {
  id: number;
  date: string;
  /** ISO 8601. */
  validFrom: string;
  standing: RateStanding;
  labourCents: number;
  taxPercent: number;
  savedBy: string;
};

const tones: Record<RateStanding, BadgeTone> = { current: 'good', upcoming: 'wait', past: 'quiet' };

/** All sets, the one furthest ahead first. */
export function RateSetTable({ sets }: { sets: readonly RateSetRow[] }) {
  const t = useStrings(ratesStrings);
  const locale = useLocale();
  const columns = [
    {
      key: 'from',
      title: t('list.from'),
      cell: ({ id, date, validFrom }: RateSetRow) => (
        <Link className="link" to={adminHrefs.rateSet({ id: String(id) })}>
          {formatDate(date, { locale })}
          <small>
            <ShopTime at={validFrom} />
          </small>
        </Link>
      ),
    },
    {
      key: 'standing',
      title: t('list.standing'),
      cell: ({ standing }: RateSetRow) => (
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
      cell: ({ taxPercent }: RateSetRow) => `${taxPercent} %`,
    },
    { key: 'by', title: t('list.by'), cell: ({ savedBy }: RateSetRow) => savedBy },
  ];
  return <DataTable caption={t('list')} columns={columns} rows={sets} rowKey={({ id }) => id} />;
}
