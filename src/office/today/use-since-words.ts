import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import todayStrings from './words.json' with { type: 'json' };

const dayMs = 86_400_000;

/**
 * A time as short as it is clear, of an instant until now: "7:43 AM" today, "Sat 11:24 AM" this week, "Nov 17" before.
 * Both in ISO 8601.
 */
export function useShortTime(now: string): (at: string) => string {
  const language = isoOf(useLocale());
  const timeZone = useShopTimeZone();
  const format = (style: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...style, timeZone });
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = format({ year: 'numeric', month: 'numeric', day: 'numeric' });
  return (at) => {
    const [then, until] = [new Date(at), new Date(now)];
    if (day.format(then) === day.format(until)) return format(clock).format(then);
    const isThisWeek = until.getTime() - then.getTime() < 6 * dayMs;
    const style = isThisWeek
      ? { weekday: 'short' as const, ...clock }
      : { month: 'short' as const, day: 'numeric' as const };
    return format(style).format(then);
  };
}

/** Since when somebody waits: "since Sat 11:24 AM"; "sent" for what came while the shop was closed. */
export function useSinceWords(now: string) {
  const t = useStrings(todayStrings);
  const time = useShortTime(now);
  return ({ since, isAfterHours }: { since: string; isAfterHours: boolean }) =>
    t(isAfterHours ? 'since.sent' : 'since', { time: time(since) });
}
