import { markAppointment } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { logCallAbout } from '#src/domain/leads/index.server.ts';
import { type CallOutcome, callOutcomes } from '#src/domain/leads/index.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { why } from '#src/office/kit/refusals.ts';

/** `back`: the fields of the form that takes it back. */
export type TodayAnswer = Answer<CallOutcome | 'arrived' | 'expected'> & {
  back?: Record<string, string>;
};

/** A truck that comes in, the step back, or how a call went. @throws {DomainError} as the domain refuses it */
export async function actOnToday(ctx: Ctx, form: FormData) {
  const visit = String(form.get('visit') ?? '');
  const state = (['arrived', 'expected'] as const).find((one) => one === form.get('intent'));
  if (state) {
    await markAppointment(ctx, { id: visit, state });
    return { done: state, ...(state === 'arrived' && { back: { intent: 'expected', visit } }) };
  }
  const outcome = callOutcomes.find((one) => one === form.get('outcome'));
  if (!outcome) throw new DomainError('invalid', why('form.out-of-date'));
  await logCallAbout(ctx, { ids: form.getAll('id').map(String), outcome });
  return { done: outcome };
}
