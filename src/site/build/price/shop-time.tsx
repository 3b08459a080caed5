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
  /** Lead times of the build's parts. */
  arrival: PartsArrival;
  hours: Quote['hours'];
  basis: Pick<PriceBasis, 'today' | 'shopHours' | 'noticeDays'>;
  /** Whether the build was sent, so that a day can be booked now. */
  isSent?: boolean;
};

/** How long the truck will be in the shop and the earliest possible day, as far as known here. */
export function ShopTime({ arrival, hours, basis, isSent = false }: ShopTimeProps) {
  const words = useBuildWords();
  const { t, locale } = words;
  if (!hours || hours.high === 0) return null;
  // If the lead time of the parts is unknown, the day assumes that they are in stock.
  const done = doneOn(hours.likely, { days: arrival.days ?? 0, basis });
  const doneText = arrival.days === null ? 'time.ifHere' : 'time.earliest';
  return (
    <section className="build-price-time" aria-labelledby="price-time">
      <h2 className="title-4" id="price-time">
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

/** As in the calendar: the likely hours, starting after the notice and the day of the last part. */
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
