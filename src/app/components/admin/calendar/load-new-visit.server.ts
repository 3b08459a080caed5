import { freeTimesForShop } from '#src/domain/appointments/index.server.ts';
import type { FreeTime, JobInput } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getInquiry } from '#src/domain/leads/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { placesOf, readDay } from './load-calendar.server.ts';
import { shownDays } from './load-visit.server.ts';
import { type VisitValues, workOf } from './visit-form.ts';

/** The form for somebody on the phone, or for who wrote: what is known already stands in it. */
export async function loadNewVisit(ctx: Ctx, params: URLSearchParams) {
  const shop = await getShopSettings(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const time = params.get('time') ?? '';
  const values: VisitValues = {
    ...(await personOf(ctx, params.get('lead'))),
    service: params.get('service') ?? shop.services[0]?.slug ?? '',
    mode: 'drop',
    hours: '',
    day: (readDay(params.get('day')) ?? today).toString(),
    only: '',
    time: /^\d{2}:\d{2}$/.test(time) ? time : '',
  };
  return {
    formId: ctx.ids.uuid(),
    values,
    services: shop.services.map(({ slug, name, minutes }) => ({ slug, name, minutes })),
    places: placesOf(shop),
    timeZone: shop.timeZone,
    zoneName: shop.timeZoneLabel,
    times: await timesFor(ctx, { work: workOf(values), ...values }),
  };
}

type Asked = { work: JobInput; day: string; only: string };

/** Free times of some days from one on; none for work that cannot be booked. */
export async function timesFor(ctx: Ctx, { work, day, only }: Asked): Promise<FreeTime[]> {
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

/** Who wrote, as far as their inquiry says. */
async function personOf(ctx: Ctx, id: string | null) {
  const nobody = { lead: '', name: '', contact: '', vehicle: '', note: '', language: 'en' };
  if (!id) return nobody;
  const found = await getInquiry(ctx, id);
  if (found.kind === 'appointment') {
    const { name, contact, vehicle, note, locale } = found.wish;
    return { ...nobody, name, contact, vehicle, note, language: locale };
  }
  if (found.kind === 'waiting') {
    const { name, email: contact, vehicle, note, locale } = found.waiter;
    return { ...nobody, name, contact, vehicle, note, language: locale };
  }
  const { name, contact, locale } = found.lead;
  return { ...nobody, lead: id, name, contact, language: locale };
}
