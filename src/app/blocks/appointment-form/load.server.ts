import { appointmentCalendar, type CalendarDay } from '#src/domain/appointments/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Load } from '../blok-loader.ts';
import { type BookableService, listBookableServices } from './bookable-services.server.ts';
import type { AppointmentFormBlok } from './schema.ts';

export type AppointmentFormData = {
  formId: string;
  sent: boolean;
  services: BookableService[];
  calendar: CalendarDay[];
  /** What a link on another page asked for. */
  asked: { service: string; vehicle: string };
};

export const load: Load<AppointmentFormBlok, AppointmentFormData> = async ({ ctx, page }) => {
  const query = page.url.searchParams;
  return {
    formId: ctx.ids.uuid(),
    sent: query.has('sent'),
    services: await listBookableServices(ctx, page.locale),
    calendar: appointmentCalendar(await getShopSettings(ctx), ctx.clock.now()),
    asked: { service: query.get('service') ?? '', vehicle: query.get('vehicle') ?? '' },
  };
};
