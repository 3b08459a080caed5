import {
  cancelAppointment,
  getVisit,
  type MarkedState,
  markAppointment,
  rescheduleAppointment,
} from '#src/domain/appointments/index.server.ts';
import { TimeTakenError } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { why } from '#src/office/kit/refusals.ts';
import { chosenStart, shiftedStart } from './chosen-start.ts';
import { clashWords } from './clash-words.ts';
import { placesOf } from './load-calendar.server.ts';

export type VisitDone = {
  done: 'move' | 'mark' | 'cancel';
  /** For a move: the new place, and the undo. */
  startsAt?: string;
  back?: Record<string, string>;
};

/** Handles the forms of the calendar and of an appointment's page. */
export async function actOnVisit(
  ctx: Ctx,
  { form, id }: { form: FormData; id: string },
): Promise<VisitDone> {
  switch (form.get('intent')) {
    case 'mark':
      await markAppointment(ctx, { id, state: readState(form), early: form.has('early') });
      return { done: 'mark' };
    case 'cancel':
      await cancelAppointment(ctx, { id, reason: typed(form, 'reason'), tell: form.has('tell') });
      return { done: 'cancel' };
    case 'move':
      return move(ctx, { id, startsAt: shiftedStart(form, await timeZoneOf(ctx)), form });
    case 'move-to': {
      const startsAt = chosenStart(form, await timeZoneOf(ctx));
      return move(ctx, { id, startsAt, form, tell: form.has('tell') });
    }
    default:
      throw new DomainError('invalid', why('form.unknown'));
  }
}

type Move = { id: string; startsAt: string; form: FormData; tell?: boolean };

async function move(ctx: Ctx, { id, startsAt, form, tell }: Move): Promise<VisitDone> {
  const before = await getVisit(ctx, id);
  const only = typed(form, 'only').split(',').filter(Boolean);
  const after = await sayingWhat(ctx, () =>
    rescheduleAppointment(ctx, { id, startsAt, only, tell }),
  );
  return {
    done: 'move',
    startsAt: after.startsAt,
    back: { intent: 'move', id, from: before.startsAt, only: before.resources.join(',') },
  };
}

/** For staff: a conflict names what is in the way. */
export async function sayingWhat<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const shop = await getShopSettings(ctx);
    const places = placesOf(shop, ctx.locale);
    const { timeZone } = shop;
    const text = clashWords(error.clashes, { places, timeZone, locale: ctx.locale });
    throw refuseField('conflict', 'startsAt', { text });
  }
}

async function timeZoneOf(ctx: Ctx): Promise<string> {
  return (await getShopSettings(ctx)).timeZone;
}

const states: readonly MarkedState[] = ['expected', 'arrived', 'started', 'finished', 'missed'];

function readState(form: FormData): MarkedState {
  const state = states.find((one) => one === form.get('state'));
  if (!state) throw new DomainError('invalid', why('form.out-of-date'));
  return state;
}

function typed(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
