import { useLocale } from '#src/app/strings/use-strings.ts';
import type { Locale } from '#src/domain/context.ts';

/** A moment as the shop's clock tells it: "Nov 21, 9:57 AM". `at` is ISO 8601. */
export function ShopTime({ at }: { at: string }) {
  const locale = useLocale();
  return <time dateTime={at}>{formatMoment(at, locale)}</time>;
}

function formatMoment(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Phoenix',
  }).format(new Date(at));
}
