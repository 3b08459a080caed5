import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { markSeen, markUnseen } from '#src/domain/supplier-fit/index.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { why } from '#src/office/kit/refusals.ts';

type Done = 'seen' | 'unseen';

/** `back`: the fields of the form that takes it back. */
export type ConflictAnswer = Answer<Done> & { back?: Record<string, string> };

/** Notes that somebody has looked at disagreements, or takes that back. @throws {DomainError} as the domain refuses it */
export async function actOnConflict(ctx: Ctx, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const [intent, sku, pairs] = [text('intent'), text('sku'), text('pairs')];
  const done = intent === 'seen' || intent === 'unseen' ? intent : null;
  if (!done) throw new DomainError('invalid', why('form.out-of-date'));
  const act = done === 'seen' ? markSeen : markUnseen;
  await act(ctx, { sku, pairs: readPairs(pairs) });
  return { done, back: { intent: done === 'seen' ? 'unseen' : 'seen', sku, pairs } };
}

function readPairs(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid', why('form.out-of-date'));
  }
}
