import type { Ctx, Locale } from '#src/domain/context.ts';
import { getAssetByKey } from '#src/domain/media/index.server.ts';
import { assetUrl } from '#src/domain/media/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import {
  closedDays,
  formatPhone,
  type HoursRow,
  hoursRows,
  openStatus,
} from '#src/domain/settings/index.ts';
import type { Load } from '../blok-loader.ts';
import { openText } from './open-text.ts';
import type { ContactLocationBlok } from './schema.ts';

export type ContactLocationData = {
  name: string;
  address: string[];
  /** Of a map service that the visitor opens; nothing is loaded from it. */
  directionsUrl: string;
  open: { isOpen: boolean; text: string };
  hours: HoursRow[];
  /** Days of the week without hours; '' when there is none. */
  closedDays: string;
  /** Weekdays on which it is shut although the hours above say otherwise, soonest first. */
  closures: { date: string; label: string }[];
  earlyDropOff: string;
  phone: { number: string; text: string };
  sms: { number: string; text: string };
  /** The drawn map in both themes; null where there is none. */
  map: { light: string; dark: string; alt: string } | null;
};

export const load: Load<ContactLocationBlok, ContactLocationData> = async ({ ctx, page }) => {
  const { locale } = page;
  const settings = await getShopSettings(ctx);
  const { name, address, phone, smsPhone, closures, timeZone } = settings;
  const now = ctx.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const lines = [address.street, `${address.city}, ${address.region} ${address.postalCode}`];
  return {
    name,
    address: lines,
    directionsUrl: directionsTo(lines.join(', ')),
    open: openText(openStatus(settings, now), locale),
    hours: hoursRows(settings, locale),
    closedDays: closedDays(settings, locale),
    closures: closures
      .filter(({ date }) => date >= today.toString() && date <= today.add({ months: 2 }).toString())
      .map(({ date, label }) => ({ date, label: label[locale] })),
    earlyDropOff: settings.earlyDropOff[locale],
    phone: { number: phone, text: formatPhone(phone) },
    sms: { number: smsPhone, text: formatPhone(smsPhone) },
    map: await drawnMap(ctx, locale),
  };
};

function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

async function drawnMap(ctx: Ctx, locale: Locale): Promise<ContactLocationData['map']> {
  const [light, dark] = await Promise.all(
    ['map-light', 'map-dark'].map((key) => getAssetByKey(ctx, key)),
  );
  if (!light || !dark) return null;
  return { light: assetUrl(light), dark: assetUrl(dark), alt: light.alt[locale] };
}
