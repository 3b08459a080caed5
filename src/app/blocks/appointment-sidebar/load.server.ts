import type { Load } from '../blok-loader.ts';
import { describePlace, type Place } from '../contact-location/describe-place.server.ts';
import type { AppointmentSidebarBlok } from './schema.ts';

export type AppointmentSidebarData = Place;

export const load: Load<AppointmentSidebarBlok, AppointmentSidebarData> = ({ ctx, page }) =>
  describePlace(ctx, page.locale);
