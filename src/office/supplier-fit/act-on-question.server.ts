import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  answerQuestion,
  askAgain,
  type EarlierAnswer,
  type QuestionRef,
} from '#src/domain/supplier-fit/index.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { why } from '#src/office/kit/refusals.ts';

/** `back`: the fields of the form that takes it back. */
export type QuestionAnswer = Answer<'answered' | 'again'> & { back?: Record<string, string> };

/** Answers a question or opens it again. Vehicles are ids with spaces between them. @throws {DomainError} as the domain refuses it */
export async function actOnQuestion(ctx: Ctx, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const vehicles = (name: string) =>
    form.getAll(name).flatMap((value) => String(value).split(' ').filter(Boolean));
  const ref = { supplier: text('supplier'), wording: text('wording'), part: text('part') };
  if (text('intent') === 'answer') {
    const answer = { asked: vehicles('asked'), meant: vehicles('meant') };
    const earlier = await answerQuestion(ctx, { ...ref, ...answer });
    return { done: 'answered' as const, back: backTo(ref, earlier) };
  }
  if (text('intent') !== 'again') throw new DomainError('invalid', why('form.out-of-date'));
  const earlier = await askAgain(ctx, ref);
  return { done: 'again' as const, back: backTo(ref, earlier) };
}

function backTo(ref: QuestionRef, earlier: EarlierAnswer): Record<string, string> {
  if (earlier === null) return { ...ref, intent: 'again' };
  const { asked, meant } = earlier;
  return { ...ref, intent: 'answer', asked: asked.join(' '), meant: meant.join(' ') };
}
