import { type RouterContextProvider, redirect } from 'react-router';
import { joinWaitingList, readAppointment } from '#src/domain/appointments/index.server.ts';
import { type JobInput, waitingSchema } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { neutralPath } from '#src/lib/locales.ts';
import { textIn } from '#src/lib/translated.ts';
import { receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { type FormServing, serveForm } from '#src/web/forms/guard/serve-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import { questionOf, readBookingQuery } from './booking-query.ts';
import { findWork } from './find-work.server.ts';
import type { ShopWords } from './time-view.server.ts';

/** What somebody waits for. */
type Waited = {
  job: JobInput;
  service: string;
  vehicle: string;
  name: string;
  /** The first and last day for which waiting makes sense: ISO dates. */
  from: string;
  until: string;
  notBefore?: string;
  buildId?: string;
  /** The token with which they can change their existing appointment. */
  manageToken?: string;
  /** The page that they came from. */
  backHref: string;
};

export type WaitingView = Pick<Waited, 'service' | 'vehicle' | 'name' | 'from' | 'until'> & {
  serving: FormServing;
  isSent: boolean;
  backHref: string;
};

type Context = Pick<Readonly<RouterContextProvider>, 'get'>;
type Visit = { request: Request; url: URL };

/** Null if the URL does not say what for. */
export async function readWaiting(
  ctx: Ctx,
  visit: Visit,
  words: ShopWords,
): Promise<WaitingView | null> {
  const waited = await findWaited(ctx, visit, words);
  if (!waited) return null;
  const { service, vehicle, name, from, until, backHref } = waited;
  const isSent = visit.url.searchParams.has('sent');
  return {
    service,
    vehicle,
    name,
    from,
    until,
    backHref,
    serving: serveForm(ctx, 'waiting'),
    isSent,
  };
}

async function findWaited(ctx: Ctx, visit: Visit, words: ShopWords): Promise<Waited | null> {
  const token = visit.url.searchParams.get('manage');
  const today = ctx.clock.now().toZonedDateTimeISO(words.shop.timeZone).toPlainDate();
  if (token !== null) return waitedOfOwn(ctx, { token, today: today.toString() }, words);
  const asked = readBookingQuery(visit.url.searchParams);
  const { build, chosen } = await findWork(ctx, { asked, request: visit.request });
  if (!chosen) return null;
  const { job, service, isBuild } = chosen;
  const notBefore = chosen.notBefore ?? undefined;
  return {
    job,
    service: service.name[words.locale],
    vehicle: asked.vehicle || (build?.vehicle ?? ''),
    name: build?.name ?? '',
    from: notBefore ?? today.add({ days: service.leadDays }).toString(),
    until: today.add({ days: service.horizonDays }).toString(),
    notBefore,
    buildId: isBuild ? build?.buildId : undefined,
    backHref: hrefs.appointment(questionOf(asked), 'when'),
  };
}

/** Something earlier than what they have. */
async function waitedOfOwn(
  ctx: Ctx,
  { token, today }: { token: string; today: string },
  { shop, locale }: ShopWords,
): Promise<Waited | null> {
  const own = await readAppointment(ctx, token);
  const isOffered = shop.services.some(({ slug }) => slug === own.service);
  if (!own.isUpcoming || !isOffered) return null;
  const startsOn = Temporal.Instant.from(own.startsAt).toZonedDateTimeISO(shop.timeZone);
  return {
    job: { service: own.service, mode: own.mode, hours: own.minutes / 60 },
    service: textIn(own.serviceName, locale),
    vehicle: own.vehicle,
    name: own.name,
    from: today,
    until: startsOn.toPlainDate().toString(),
    manageToken: token,
    backHref: hrefs.appointmentManage({ token }),
  };
}

/** Puts the sender of the form on the list; errors come back next to their fields. */
export async function actOnWaiting(context: Context, visit: Visit, shop: ShopWords['shop']) {
  const ctx = context.get(ctxContext);
  const locale = localeOf(visit.url.pathname);
  const { request } = visit;
  const schema = waitingSchema(locale);
  const received = await receiveForm({ context, request, name: 'waiting', schema, locale });
  if ('answer' in received) return received.answer;
  try {
    const waited = await findWaited(ctx, visit, { shop, locale });
    if (!waited) return redirect(hrefs.appointment(), 303);
    const { job, notBefore, buildId, manageToken } = waited;
    await joinWaitingList(ctx, {
      ...job,
      details: received.values,
      locale,
      notBefore,
      buildId,
      ...(manageToken && { appointment: { token: manageToken } }),
    });
  } catch (error) {
    throw toNotFound(error);
  }
  const query = new URLSearchParams([...visit.url.searchParams, ['sent', '1']]);
  return redirect(`${neutralPath(visit.url.pathname)}?${query}`, 303);
}
