import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import {
  addressLines,
  closedDays,
  formatPhone,
  type HoursRow,
  hoursRows,
  openStatus,
} from '#src/domain/settings/index.ts';
import { directionsTo } from './directions.ts';
import { openText } from './open-text.ts';

/** The shop's address, hours and contact details. */
export type Place = {
  name: string;
  /** [] if it is unknown. */
  address: string[];
  /** Link to a map service, opened by the visitor; nothing is loaded from it. Null without a street. */
  directionsUrl: string | null;
  open: { isOpen: boolean; text: string };
  hours: HoursRow[];
  /** Days of the week without hours; '' if there are none. */
  closedDays: string;
  /** Closures on days with regular hours, soonest first. */
  closures: { date: string; label: string }[];
  earlyDropOff: string;
  phone: { number: string; text: string };
  sms: { number: string; text: string };
};

export async function describePlace(ctx: Ctx, locale: Locale): Promise<Place> {
  const settings = await getShopSettings(ctx);
  const { name, address, phone, smsPhone, closures, timeZone } = settings;
  const now = ctx.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const lines = addressLines(address);
  return {
    name,
    address: lines,
    directionsUrl: address.street === '' ? null : directionsTo(lines.join(', ')),
    open: openText(openStatus(settings, now), locale),
    hours: hoursRows(settings, locale),
    closedDays: closedDays(settings, locale),
    closures: closures
      .filter(({ date }) => date >= today.toString() && date <= today.add({ months: 2 }).toString())
      .map(({ date, label }) => ({ date, label: label[locale] })),
    earlyDropOff: settings.earlyDropOff[locale],
    phone: { number: phone, text: formatPhone(phone) },
    sms: { number: smsPhone, text: formatPhone(smsPhone) },
  };
}
