import { data } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import {
  getRateSet,
  hasOwnRates,
  isStarterSet,
  listRateSets,
  ratesAt,
} from '#src/domain/rates/index.server.ts';
import { type RateStatus, rateStatus } from '#src/domain/rates/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { idOrZero, orMissing } from '#src/office/kit/answer.server.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/rate-set.page';
import { actOnRates, type RatesAnswer } from './act-on-rates.server.ts';
import { RateFacts } from './rate-facts.tsx';
import { rateValues } from './rate-form.ts';
import { RateSetForm } from './rate-set-form.tsx';
import { RemoveRates } from './remove-rates.tsx';
import ratesStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const today = await todayInShop(ctx);
  if (params.id === 'new') {
    const values = rateValues(await ratesAt(ctx));
    // Instead of the examples of the first day, at once.
    const begins = (await hasOwnRates(ctx)) ? today.add({ days: 1 }) : today;
    const validFrom = begins.toString();
    return {
      id: null,
      standing: null,
      isStarter: false,
      values,
      validFrom,
      today: today.toString(),
    };
  }
  const { id, rates, validFrom, savedBy } = await orMissing(getRateSet(ctx, idOrZero(params.id)));
  const sets = await listRateSets(ctx);
  const standing: RateStatus = rateStatus({ id, validFrom }, { sets, now: ctx.clock.now() });
  return {
    id,
    standing,
    isStarter: isStarterSet({ savedBy }),
    values: rateValues(rates),
    validFrom: rates.date,
    today: today.toString(),
  };
}

async function todayInShop(ctx: Ctx): Promise<Temporal.PlainDate> {
  const { timeZone } = await getShopSettings(ctx);
  return ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const id = params.id === 'new' ? null : idOrZero(params.id);
  if (id === 0) throw data(null, { status: 404 });
  return actOnRates(context.get(ctxContext), { id, form: await readForm(request) });
}

export default function RateSetPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(ratesStrings);
  const locale = useLocale();
  const answer = useAnswer<RatesAnswer>() ?? null;
  const { id, standing, isStarter, validFrom, values } = loaderData;
  const date = formatDate(validFrom, { locale });
  const isOpen = standing === null || standing === 'upcoming';
  return (
    <>
      <PageHead
        title={id === null ? t('new.title') : isStarter ? t('starter') : t('edit.title', { date })}
        lead={t(leads[standing ?? 'new'])}
        back={{ to: adminHrefs.rates(), label: t('list.all') }}
      />
      {isOpen ? <RateSetForm {...loaderData} answer={answer} /> : <RateFacts values={values} />}
      {standing === 'upcoming' && <RemoveRates date={date} />}
    </>
  );
}

const leads = {
  new: 'new.lead',
  upcoming: 'edit.lead',
  current: 'past.lead',
  past: 'past.lead',
} as const;
