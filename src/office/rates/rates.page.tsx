import { Link } from 'react-router';
import { isStarterSet, listRateSets } from '#src/domain/rates/index.server.ts';
import { rateStatus } from '#src/domain/rates/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/rates.page';
import { RateSetTable } from './rate-set-table.tsx';
import { taxText } from './tax-text.ts';
import ratesStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const sets = await listRateSets(ctx);
  const now = ctx.clock.now();
  return {
    sets: sets.map((set) => ({
      id: set.id,
      date: set.rates.date,
      validFrom: set.validFrom.toString(),
      standing: rateStatus(set, { sets, now }),
      isStarter: isStarterSet(set),
      labourCents: set.rates.labourCentsPerHour,
      tax: taxText(set.rates, ctx.locale),
      savedBy: set.savedBy,
    })),
    isOwn: sets.some((set) => !isStarterSet(set)),
    done: url.searchParams.get('done'),
  };
}

export default function RatesPage({ loaderData: { sets, isOwn, done } }: Route.ComponentProps) {
  const t = useStrings(ratesStrings);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link className="button" to={adminHrefs.rateSet({ id: 'new' })}>
          {t('new')}
        </Link>
      </PageHead>
      {(done === 'save' || done === 'remove') && <Toast tone="done" message={t(`done.${done}`)} />}
      {!isOwn && (
        <p className="note">
          <span>
            {t('starter.note')}{' '}
            <Link className="link" to={adminHrefs.rateSet({ id: 'new' })}>
              {t('starter.go')}
            </Link>
          </span>
        </p>
      )}
      <RateSetTable sets={sets} />
    </>
  );
}
