import { describePlace, type Place } from '#src/site/contact/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { AppointmentSidebarBlok } from './schema.ts';

export type AppointmentSidebarData = Place;

export const load: Load<AppointmentSidebarBlok, AppointmentSidebarData> = ({ ctx, page }) =>
  describePlace(ctx, page.locale);
