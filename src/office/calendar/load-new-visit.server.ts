import { freeTimesForShop } from '#src/domain/appointments/index.server.ts';
import { type FreeTime, type JobInput, serviceOfBuild } from '#src/domain/appointments/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getInquiry } from '#src/domain/leads/index.server.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { placesOf, readDay } from './load-calendar.server.ts';
import { shownDays } from './load-visit.server.ts';
import { type VisitValues, workOf } from './visit-form.ts';

/** The form for a customer on the phone, or for an inquiry, prefilled with what is known. */
export async function loadNewVisit(ctx: Ctx, params: URLSearchParams) {
  const shop = await getShopSettings(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const time = params.get('time') ?? '';
  const asked = await visitDraft(ctx, { id: params.get('lead'), shop });
  const isOffered = shop.services.some(({ slug }) => slug === asked.service);
  const values: VisitValues = {
    ...asked,
    service: params.get('service') ?? (isOffered ? asked.service : (shop.services[0]?.slug ?? '')),
    day: (readDay(params.get('day')) ?? today).toString(),
    only: '',
    time: /^\d{2}:\d{2}$/.test(time) ? time : '',
  };
  return {
    formId: ctx.ids.uuid(),
    values,
    services: shop.services.map(({ slug, name, minutes }) => ({ slug, name, minutes })),
    places: placesOf(shop, ctx.locale),
    timeZone: shop.timeZone,
    zoneName: zoneName(shop.timeZone, ctx.locale),
    times: await timesFor(ctx, { work: workOf(values), ...values }),
  };
}

type Wanted = { work: JobInput; day: string; only: string };

/** Free times of some days from a given one; none for work that cannot be booked. */
export async function timesFor(ctx: Ctx, { work, day, only }: Wanted): Promise<FreeTime[]> {
  const from = readDay(day);
  if (!from) return [];
  const to = from.add({ days: shownDays - 1 }).toString();
  const wanted = { work, from: day, to, only: only ? [only] : [] };
  try {
    return await freeTimesForShop(ctx, wanted);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return [];
    throw error;
  }
}

type VisitDraft = Omit<VisitValues, 'day' | 'only' | 'time'>;

const nobody: VisitDraft = {
  ...{ lead: '', name: '', contact: '', vehicle: '', note: '', language: defaultLocale },
  ...{ service: '', mode: 'drop', hours: '' },
};

/** The customer and the work, as far as the inquiry says. */
async function visitDraft(
  ctx: Ctx,
  { id, shop }: { id: string | null; shop: ShopSettings },
): Promise<VisitDraft> {
  if (!id) return nobody;
  const found = await getInquiry(ctx, id);
  if (found.kind === 'appointment') {
    const { name, contact, vehicle, note, locale, service, mode } = found.wish;
    return { ...nobody, name, contact, vehicle, note, language: locale, service, mode };
  }
  if (found.kind === 'waiting') {
    const { name, email: contact, vehicle, note, locale, service, mode } = found.waiter;
    return { ...nobody, name, contact, vehicle, note, language: locale, service, mode };
  }
  const { name, contact, locale } = found.lead;
  const work = found.kind === 'build' ? buildWork(found.snapshot, shop) : {};
  return { ...nobody, lead: id, name, contact, language: locale, ...work };
}

/** A build is booked as the most similar service, for the hours that it was quoted with. */
function buildWork({ vehicle, parts, quote }: BuildSnapshot, { services }: ShopSettings) {
  const hours = quote?.hours?.likely ?? 0;
  const options = parts.map(({ option }) => option);
  const service = hours > 0 ? serviceOfBuild(services, { options, hours }) : undefined;
  return {
    vehicle: vehicleName(vehicle, vehicle.year, defaultLocale),
    ...(service && { service: service.slug, hours: String(hours) }),
  };
}
