import { data, redirect } from 'react-router';
import {
  cancelAppointment,
  freeDaysToMove,
  readAppointment,
  rescheduleAppointment,
} from '#src/domain/appointments/index.server.ts';
import { type Appointment, TimeTakenError } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { textIn } from '#src/lib/translated.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import { viewCalendar } from './calendar-view.server.ts';
import { lengthText } from './length-text.ts';
import { requireShownZone } from './shown-zone.server.ts';
import { type ShopWords, viewTime } from './time-view.server.ts';
import type { CalendarView, TimeView } from './time-view.ts';

/** An appointment as its customer's page shows it. */
export type ManagedVisit = Pick<
  Appointment,
  'vehicle' | 'name' | 'mode' | 'isCancelled' | 'isUpcoming' | 'manageToken' | 'calendarToken'
> & {
  service: string;
  length: string;
  time: TimeView;
  /** What was just done, or is requested. */
  asks: 'booked' | 'moved' | 'cancelled' | 'move' | 'cancel' | null;
  /** Times to reschedule to, if requested; null if nothing is free. */
  calendar: CalendarView | null;
};

const views = ['booked', 'moved', 'cancelled', 'move', 'cancel'] as const;

/** @throws {DomainError} 'not-found' or 'gone' for an invalid link */
export async function readManagedVisit(
  ctx: Ctx,
  { token, url }: { token: string; url: URL },
  words: ShopWords,
): Promise<ManagedVisit> {
  const { serviceName, minutes, ...visit } = await readAppointment(ctx, token);
  const query = url.searchParams;
  const asks = views.find((view) => query.has(view)) ?? null;
  const moves = asks === 'move' && visit.isUpcoming;
  const wish = { day: query.get('day'), from: query.get('from') };
  const { vehicle, name, mode, isCancelled, isUpcoming, manageToken, calendarToken } = visit;
  return {
    vehicle,
    name,
    mode,
    isCancelled,
    isUpcoming,
    manageToken,
    calendarToken,
    asks,
    service: textIn(serviceName, words.locale),
    length: lengthText(minutes, words.locale),
    time: viewTime(visit, words),
    calendar: moves ? viewCalendar(await freeDaysToMove(ctx, token), wish, words) : null,
  };
}

type Post = { request: Request; url: URL; token: string };

/** Reschedules or cancels; only on a button press, because mail scanners open links. */
export async function actOnVisit(ctx: Ctx, { request, url, token }: Post) {
  const form = await readForm(request);
  const startsAt = form.get('choose');
  try {
    if (typeof startsAt === 'string') return await move(ctx, { token, startsAt, url, form });
    if (form.has('cancel')) await cancelAppointment(ctx, { token, reason: readReason(form) });
    return redirect(hrefs.appointmentManage({ token }, { cancelled: '1' }), 303);
  } catch (error) {
    // It has started or was canceled meanwhile; its page says so.
    if (error instanceof DomainError && error.code === 'conflict') return toPage(token);
    throw toNotFound(error);
  }
}

type Move = { token: string; startsAt: string; url: URL; form: FormData };

async function move(ctx: Ctx, { token, startsAt, url, form }: Move) {
  const words = { shop: await getShopSettings(ctx), locale: localeOf(url.pathname) };
  try {
    requireShownZone(form, words);
    await rescheduleAppointment(ctx, { token, startsAt });
    return redirect(hrefs.appointmentManage({ token }, { moved: '1' }), 303);
  } catch (error) {
    const isStale = error instanceof DomainError && error.issues[0]?.path === 'startsAt';
    if (!isStale) throw error;
    const times = error instanceof TimeTakenError ? error.freeTimes : [];
    return data({ taken: times.map((time) => viewTime(time, words)) }, { status: 409 });
  }
}

function toPage(token: string) {
  return redirect(hrefs.appointmentManage({ token }), 303);
}

function readReason(form: FormData): string {
  const reason = form.get('reason');
  return typeof reason === 'string' ? reason : '';
}
