import { redirect } from 'react-router';
import { listBookableServices } from '#src/app/blocks/appointment-form/bookable-services.server.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { receiveForm } from '#src/app/forms/guard/receive-form.server.ts';
import { readOrigin } from '#src/app/forms/read-origin.server.ts';
import { sendOrKeep } from '#src/app/forms/send-or-keep.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { formPage } from '#src/app/page-headers.ts';
import { requestAppointment } from '#src/domain/appointments/index.server.ts';
import {
  type AppointmentLimits,
  appointmentCalendar,
  appointmentSchema,
} from '#src/domain/appointments/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/appointment';
import { loadStory } from './load-story.server.ts';
import { sentUrl } from './sent-url.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({ crumbs: ({ t }) => [{ name: t('appointment') }] });

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'appointment');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const locale = localeOf(url.pathname);
  const limits = await currentLimits(ctx, locale);
  const schema = appointmentSchema(locale, limits);
  const received = await receiveForm({ context, request, name: 'appointment', schema, locale });
  if ('answer' in received) return received.answer;
  const origin = readOrigin(request, received.form);
  await requestAppointment(ctx, { locale, limits, values: received.values, origin });
  return redirect(sentUrl(url), 303);
}

/** What can be wished for now, which may be less than when the form was served. */
async function currentLimits(ctx: Ctx, locale: Locale): Promise<AppointmentLimits> {
  const services = await listBookableServices(ctx, locale);
  const calendar = appointmentCalendar(await getShopSettings(ctx), ctx.clock.now());
  return {
    services: services.map(({ slug }) => slug),
    days: calendar.filter((day) => day.open).map((day) => day.date),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
