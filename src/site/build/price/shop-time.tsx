import {
  daysAfter,
  earliestDone,
  type PartsArrival,
  type Quote,
  shopDays,
} from '#src/domain/quotes/index.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { type BuildWords, useBuildWords } from '../build-words.ts';
import { formatNumber } from '../figure-text.ts';
import type { PriceBasis } from './price-basis.ts';

type ShopTimeProps = {
  /** Of the build's parts. */
  arrival: PartsArrival;
  hours: Quote['hours'];
  basis: Pick<PriceBasis, 'today' | 'shopHours' | 'noticeDays'>;
  /** Whether the build is with the shop, and the day can be picked now. */
  isSent?: boolean;
};

/** How long the truck is in the shop and how soon that could be, as far as that is known here. */
export function ShopTime({ arrival, hours, basis, isSent = false }: ShopTimeProps) {
  const words = useBuildWords();
  const { t, locale } = words;
  if (!hours || hours.high === 0) return null;
  // Where nobody knows how soon the parts come, the day is that of parts which are here.
  const done = doneOn(hours.likely, { days: arrival.days ?? 0, basis });
  const doneText = arrival.days === null ? 'time.ifHere' : 'time.earliest';
  return (
    <section className="price-time" aria-labelledby="price-time">
      <h2 className="d4" id="price-time">
        {t('time.title')}
      </h2>
      <p>
        <b>{daysText(shopDays(hours, basis.shopHours).likely, words)}</b>, {hoursText(hours, words)}
        . {arrivalText(arrival.days, words)}
      </p>
      <p className="small">
        {done && t(doneText, { date: formatDate(done, { locale, style: 'short' }) })}{' '}
        {!isSent && t('time.pick')}
      </p>
    </section>
  );
}

/** As the calendar books it: the likely hours, begun after the notice and the day of the last part. */
function doneOn(
  hours: number,
  { days, basis }: { days: number; basis: ShopTimeProps['basis'] },
): string | null {
  const ahead = Math.max(basis.noticeDays, days === 0 ? 0 : days + 1);
  return earliestDone(hours, { from: daysAfter(basis.today, ahead), shop: basis.shopHours });
}

function daysText(days: number, { t, locale }: BuildWords): string {
  if (days <= 0.5) return t('time.halfDay');
  return days === 1 ? t('time.day') : t('time.days', { count: formatNumber(days, locale) });
}

function hoursText({ low, high }: { low: number; high: number }, { t, locale }: BuildWords) {
  const told = { low: formatNumber(low, locale), high: formatNumber(high, locale) };
  return t(low === high ? 'time.hoursExact' : 'time.hours', told);
}

function arrivalText(days: number | null, { t }: BuildWords): string {
  if (days === null) return t('time.unknown');
  if (days === 0) return t('time.here');
  return days === 1 ? t('time.waitOne') : t('time.wait', { count: days });
}
