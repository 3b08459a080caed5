import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

/** A time of a day in the shop: "8:30 AM". `at` is ISO 8601. */
export function ShopClock({ at }: { at: string }) {
  return <time dateTime={at}>{useShopClock()(at)}</time>;
}

/** The time of a day in the shop, of an instant in ISO 8601. */
export function useShopClock(): (at: string) => string {
  const language = isoOf(useLocale());
  const timeZone = useShopTimeZone();
  const style = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return (at) => dateFormat(language, style).format(new Date(at));
}
