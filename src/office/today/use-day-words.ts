import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { textIn } from '#src/lib/translated.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { TodayData } from './load-today.server.ts';
import { useShopClock } from './shop-clock.tsx';
import todayStrings from './words.json' with { type: 'json' };

/** The day's name, and sentences with the time, whether the shop is open, and which day of the week it is closed. */
export function useDayWords({ now, open, closure }: Pick<TodayData, 'now' | 'open' | 'closure'>) {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  const language = isoOf(locale);
  const timeZone = useShopTimeZone();
  const time = useShopClock()(now);
  const day = dateFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  const weekday = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // "18:00" of the shop's clock, whatever the zone.
  const wall = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const clock = (at: string) => wall.format(new Date(`2026-01-01T${at}Z`));
  const nameOf = (date: string) => weekday.format(new Date(`${date}T12:00Z`));
  const hours = () => {
    if (open.isOpen) return t('openNow', { time, closes: clock(open.closes) });
    if (!open.next) return t('closed', { time });
    const { date, opens, daysAhead } = open.next;
    if (daysAhead === 0) return t('opensToday', { time, opens: clock(opens) });
    return t('opensOn', { time, opens: clock(opens), day: nameOf(date) });
  };
  const closed = closure
    ? ` ${t('closedOn', { day: nameOf(closure.date), reason: textIn(closure.label, locale) })}`
    : '';
  return { day: day.format(new Date(now)), hours: `${hours()}${closed}` };
}
