import type { ActiveHold } from '#src/domain/appointments/index.server.ts';
import { countWorkDays } from '#src/domain/appointments/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import {
  formatShopDay,
  momentOf,
  type ShopClock,
  shortDayOf,
  timeOf,
} from '#src/web/words/format-shop-time.ts';
import { plural, translate } from '#src/web/words/translate.ts';
import type { ChosenTime, TimeView } from './time-view.ts';
import appointmentStrings from './words.json' with { type: 'json' };

export type ShopWords = { shop: ShopSettings; locale: Locale };

type Stay = { startsAt: string; readyBy: string };

/** A time in the shop's time zone, in words. */
export function viewTime(stay: Stay, words: ShopWords): TimeView {
  const clock = clockOf(words);
  const { startsAt } = stay;
  return {
    startsAt,
    day: formatShopDay(startsAt, clock),
    time: timeOf(startsAt, clock),
    zone: zoneName(words.shop.timeZone, words.locale),
    ready: readyText(stay, words),
    stay: stayText(stay, words),
  };
}

/** A held time, with how long it is still held. */
export function viewHold(hold: ActiveHold, words: ShopWords): ChosenTime {
  const until = timeOf(hold.heldUntil, clockOf(words));
  const { id, secondsLeft } = hold;
  return { ...viewTime(hold, words), hold: { id, until, secondsLeft }, wasHeld: true };
}

/** "Tue, Nov 24, 9:00 AM" */
export function viewMoment(instant: string, words: ShopWords): string {
  return momentOf(instant, clockOf(words));
}

function clockOf({ shop, locale }: ShopWords): ShopClock {
  return { timeZone: shop.timeZone, locale };
}

/** Work is planned to the quarter hour, but trucks are not ready to the minute. */
function readyText({ startsAt, readyBy }: Stay, words: ShopWords): string {
  const t = translate(appointmentStrings, words.locale);
  const clock = clockOf(words);
  const time = timeOf(readyBy, clock);
  const day = shortDayOf(readyBy, clock);
  const isSameDay = day === shortDayOf(startsAt, clock);
  return t('time.readyBy', { time: t(isSameDay ? 'ready.today' : 'ready.later', { day, time }) });
}

function stayText(stay: Stay, { shop, locale }: ShopWords): string | null {
  const count = countWorkDays(shop, stay);
  if (count < 2) return null;
  return translate(appointmentStrings, locale)(`time.spans.${plural(count, locale)}`, { count });
}
