import { data, type RouterContextProvider, redirect } from 'react-router';
import { bookAppointment } from '#src/domain/appointments/index.server.ts';
import { bookingSchema, isZoneChanged } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { readOrigin } from '#src/web/forms/read-origin.server.ts';
import { tooManyMessage } from '#src/web/forms/too-many.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { type AppointmentAnswer, formField, servingOf, typedOf } from './appointment-answer.ts';
import { type BookingQuery, readBookingQuery } from './booking-query.ts';
import { findChosen, holdTime, nextTimes, otherTimes } from './choose-time.server.ts';
import { type ChosenWork, findWork, type Work } from './find-work.server.ts';
import { requireShownZone } from './shown-zone.server.ts';
import type { ShopWords } from './time-view.server.ts';

type Context = Pick<Readonly<RouterContextProvider>, 'get'>;
type Post = { request: Request; url: URL };

type Act = {
  request: Request;
  form: FormData;
  asked: BookingQuery;
  work: ChosenWork;
  build: Work['build'];
  words: ShopWords;
};

/** The page's form has three buttons: choose a time, show other ones, and book. */
export async function actOnAppointment(context: Context, { request, url }: Post) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request.clone());
  const asked = readBookingQuery(url.searchParams);
  const { shop, build, chosen: work } = await findWork(ctx, { asked, request });
  if (!work) return redirect(hrefs.appointment(), 303);
  const words = { shop, locale: localeOf(url.pathname) };
  const act = { request, form, asked, work, build, words };
  if (form.has('choose')) return chooseTime(context, act);
  return form.has('look') ? data(appointmentAnswer(form)) : book(context, act);
}

async function chooseTime(context: Context, act: Act) {
  const ctx = context.get(ctxContext);
  const { form, asked, work, words } = act;
  const wait = tooManyMessage(context, words.locale);
  if (wait)
    return data(appointmentAnswer(form, await currentHold(ctx, act), wait), { status: 429 });
  const wanted = { startsAt: formField(form, 'choose'), instead: formField(form, 'held') };
  const chosen = await holdTime(ctx, { work, words }, wanted);
  if ('taken' in chosen)
    return data(appointmentAnswer(form, { taken: chosen.taken }), { status: 409 });
  if (typedOf(form)) return data(appointmentAnswer(form, { chosen }));
  const { vehicle, mode, day } = asked;
  const query = { service: work.value, mode, vehicle, day: day ?? undefined };
  const held = { at: chosen.startsAt, held: chosen.hold?.id };
  return redirect(hrefs.appointment({ ...query, ...held }, 'who'), 303);
}

async function book(context: Context, act: Act) {
  const ctx = context.get(ctxContext);
  const { form, work, words, build, request } = act;
  const { locale } = words;
  const schema = bookingSchema(locale);
  const received = await receiveForm({ context, request, name: 'appointment', schema, locale });
  if ('answer' in received) {
    const { data: refusal, init } = received.answer;
    return data({ ...(await currentHold(ctx, act)), ...refusal }, init ?? undefined);
  }
  try {
    requireShownZone(form, words);
    const { manageToken: token } = await bookAppointment(ctx, {
      ...work.job,
      startsAt: formField(form, 'startsAt'),
      hold: formField(form, 'held'),
      details: received.values,
      locale,
      notBefore: work.notBefore ?? undefined,
      origin: readOrigin(request, form),
      ...(work.isBuild && build && { buildId: build.buildId, leadId: build.leadId }),
    });
    return redirect(hrefs.appointmentManage({ token }, { booked: '1' }), 303);
  } catch (error) {
    if (isZoneChanged(error)) {
      const text = refusalText(error.told, locale);
      return data(appointmentAnswer(form, await currentHold(ctx, act), text), { status: 409 });
    }
    const taken = await otherTimes(ctx, { work, words, error });
    return data(appointmentAnswer(form, { taken }), { status: 409 });
  }
}

/** The time that the form was for, if it is still available; else the next ones. */
async function currentHold(
  ctx: Ctx,
  act: Act,
): Promise<Pick<AppointmentAnswer, 'chosen' | 'taken'>> {
  const { form } = act;
  const wanted = { at: formField(form, 'startsAt'), held: formField(form, 'held') };
  const chosen = await findChosen(ctx, act, wanted);
  return { chosen, taken: chosen ? null : await nextTimes(ctx, act) };
}

/** `problem`: an error of the form as a whole. */
function appointmentAnswer(
  form: FormData,
  { chosen = null, taken = null }: Partial<AppointmentAnswer> = {},
  problem?: string,
): AppointmentAnswer {
  const initialValue = typedOf(form);
  const error = problem === undefined ? {} : { status: 'error' as const, error: { '': [problem] } };
  return {
    ...(initialValue && { initialValue, serving: servingOf(form) }),
    ...error,
    chosen,
    taken,
  };
}
