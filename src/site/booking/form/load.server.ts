import { freeDays } from '#src/domain/appointments/index.server.ts';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { type FormServing, serveForm } from '#src/web/forms/guard/serve-form.server.ts';
import { readBookingQuery } from '../booking-query.ts';
import { viewCalendar } from '../calendar-view.server.ts';
import { findChosen, nextTimes } from '../choose-time.server.ts';
import { findWork, type Work } from '../find-work.server.ts';
import { lengthText } from '../length-text.ts';
import { listServiceOptions, type ServiceOption } from '../service-options.server.ts';
import type { ShopWords } from '../time-view.server.ts';
import type { CalendarView, ChosenTime, TimeView } from '../time-view.ts';
import type { AppointmentFormBlok } from './schema.ts';

export type AppointmentFormData = {
  serving: FormServing;
  options: ServiceOption[];
  /** Makes and models as suggestions; any other text is fine. */
  vehicles: string[];
  /** What the URL asks for, as far as it is available. */
  asked: { service: string; mode: 'wait' | 'drop'; vehicle: string };
  /** The visitor's own build is being booked, so the work is known. */
  isSettled: boolean;
  /** Known details of the visitor whose build this is. */
  person: { name: string; contact: string };
  /** Null while no service is chosen. */
  work: WorkView | null;
  chosen: ChosenTime | null;
  /** The next free times, if the one in the URL is not available. */
  taken: TimeView[] | null;
  phone: { number: string; text: string };
  /** For how many months the shop keeps an appointment. */
  keptMonths: number;
};

export type WorkView = {
  name: string;
  /** "12 h 30 min" */
  length: string;
  isBuild: boolean;
  /** Days of notice, for a service that requires them. */
  leadDays: number;
  /** ISO date of the first day on which all parts are in stock. */
  partsOn: string | null;
  /** It is not known when this build's parts arrive: a chosen day may have to move. */
  isUndated: boolean;
  horizonDays: number;
  /** Null if nothing is free, and once a time is chosen. */
  calendar: CalendarView | null;
};

export const load: Load<AppointmentFormBlok, AppointmentFormData> = async ({ ctx, page }) => {
  const { request, locale } = page;
  const asked = readBookingQuery(page.read('appointment'));
  const work = await findWork(ctx, { asked, request });
  const { shop, build, chosen: kind } = work;
  const words = { shop, locale };
  return {
    serving: serveForm(ctx, 'appointment'),
    options: await listServiceOptions(ctx, work, locale),
    vehicles: await listVehicleNames(ctx),
    asked: {
      service: kind?.value ?? '',
      mode: kind?.job.mode ?? asked.mode,
      vehicle: asked.vehicle || (build?.vehicle ?? ''),
    },
    isSettled: Boolean(kind?.isBuild) && !asked.isChoosing,
    person: { name: build?.name ?? '', contact: build?.contact ?? '' },
    ...(await timesOf(ctx, { work, words, asked })),
    phone: { number: shop.phone, text: formatPhone(shop.phone) },
    keptMonths: shop.retention.appointmentMonths,
  };
};

type Times = Pick<AppointmentFormData, 'work' | 'chosen' | 'taken'>;
type Question = { work: Work; words: ShopWords; asked: ReturnType<typeof readBookingQuery> };

async function timesOf(
  ctx: Ctx,
  { work: { chosen: work }, words, asked }: Question,
): Promise<Times> {
  if (!work) return { work: null, chosen: null, taken: null };
  const { at, held } = asked;
  const wanted = at !== null;
  const place = { work, words };
  const chosen = wanted ? await findChosen(ctx, place, { at, held: held ?? '' }) : null;
  const gate = { notBefore: work.notBefore ?? undefined, hold: held ?? undefined };
  const free = chosen ? null : await freeDays(ctx, { ...work.job, ...gate });
  return {
    chosen,
    taken: wanted && !chosen ? await nextTimes(ctx, place) : null,
    work: {
      name: work.service.name[words.locale],
      length: lengthText(work.minutes, words.locale),
      isBuild: work.isBuild,
      leadDays: work.service.leadDays,
      partsOn: work.notBefore ?? null,
      isUndated: work.notBefore === null,
      horizonDays: work.service.horizonDays,
      calendar: free && viewCalendar(free, asked, words),
    },
  };
}

async function listVehicleNames(ctx: Ctx): Promise<string[]> {
  const vehicles = await listVehicles(ctx);
  return [...new Set(vehicles.map(({ make, model }) => `${make} ${model}`))];
}
