import { type FormServing, serveForm } from '#src/app/forms/guard/serve-form.server.ts';
import appointmentStrings from '#src/app/strings/appointment.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import { appointmentCalendar, type CalendarDay } from '#src/domain/appointments/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Load } from '../blok-loader.ts';
import { type BookableService, listBookableServices } from './bookable-services.server.ts';
import type { AppointmentFormBlok } from './schema.ts';

export type AppointmentFormData = {
  serving: FormServing;
  sent: boolean;
  services: BookableService[];
  calendar: CalendarDay[];
  /** What a link on another page asked for. */
  asked: { service: string; vehicle: string; note: string };
};

export const load: Load<AppointmentFormBlok, AppointmentFormData> = async ({ ctx, page }) => {
  const query = page.url.searchParams;
  return {
    serving: serveForm(ctx, 'appointment'),
    sent: query.has('sent'),
    services: await listBookableServices(ctx, page.locale),
    calendar: appointmentCalendar(await getShopSettings(ctx), ctx.clock.now()),
    asked: {
      service: query.get('service') ?? '',
      vehicle: query.get('vehicle') ?? '',
      note: noteOf(query.get('build'), page.locale),
    },
  };
};

/** The code of a build that was sent, for whoever reads the request. */
function noteOf(build: string | null, locale: Locale): string {
  if (build === null || !/^[A-Z]{2}-\d{1,9}$/.test(build)) return '';
  return translate(appointmentStrings, locale)('note.build', { code: build });
}
