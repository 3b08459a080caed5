import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Toast } from '#src/app/components/admin/kit/toast.tsx';
import { RateSetTable } from '#src/app/components/admin/rates/rate-set-table.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import ratesStrings from '#src/app/strings/admin-rates.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { listRateSets } from '#src/domain/rates/index.server.ts';
import { standingOf } from '#src/domain/rates/index.ts';
import type { Route } from './+types/rates';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const sets = await listRateSets(ctx);
  const now = ctx.clock.now();
  return {
    sets: sets.map((set) => ({
      id: set.id,
      date: set.rates.date,
      validFrom: set.validFrom.toString(),
      standing: standingOf(set, { sets, now }),
      labourCents: set.rates.labourCentsPerHour,
      taxPercent: set.rates.salesTaxOnPartsPercent,
      savedBy: set.savedBy,
    })),
    done: url.searchParams.get('done'),
  };
}

export default function RatesPage({ loaderData: { sets, done } }: Route.ComponentProps) {
  const t = useStrings(ratesStrings);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link className="btn" to={adminHrefs.rateSet({ id: 'new' })}>
          {t('new')}
        </Link>
      </PageHead>
      {(done === 'save' || done === 'remove') && <Toast tone="done" message={t(`done.${done}`)} />}
      <RateSetTable sets={sets} />
    </>
  );
}
