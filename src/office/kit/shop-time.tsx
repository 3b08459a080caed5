import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

/** A time in the shop's time zone: "Nov 21, 9:57 AM". `at` is ISO 8601. */
export function ShopTime({ at }: { at: string }) {
  const language = isoOf(useLocale());
  const timeZone = useShopTimeZone();
  const words = dateFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
  return <time dateTime={at}>{words}</time>;
}
