import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { formatPhone, hoursLines } from '#src/domain/settings/index.ts';
import type { Load } from '../blok-loader.ts';
import type { AppointmentSidebarBlok } from './schema.ts';

export type AppointmentSidebarData = {
  address: string[];
  hours: string[];
  phone: { href: string; text: string };
};

export const load: Load<AppointmentSidebarBlok, AppointmentSidebarData> = async ({ ctx, page }) => {
  const { address, phone, ...settings } = await getShopSettings(ctx);
  return {
    address: [address.street, `${address.city}, ${address.region} ${address.postalCode}`],
    hours: hoursLines(settings, page.locale),
    phone: { href: `tel:${phone}`, text: formatPhone(phone) },
  };
};
