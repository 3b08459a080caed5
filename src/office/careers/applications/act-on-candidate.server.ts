import { addCandidateNote, changeStage, previewResume } from '#src/domain/careers/index.server.ts';
import { candidateStages } from '#src/domain/careers/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/office/kit/refusals.ts';
import type { CandidateDone } from './candidate-answer.ts';

type Done = { done: CandidateDone; preview?: string | null };

/** Handles the forms of a candidate's page. @throws {DomainError} as the domain functions do */
export async function actOnCandidate(
  ctx: Ctx,
  { id, form }: { id: string; form: FormData },
): Promise<Done> {
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('intent')) {
    case 'note':
      await addCandidateNote(ctx, { id, text: text('note') });
      return { done: 'note' };
    case 'preview':
      return { done: 'preview', preview: await previewResume(ctx, text('application')) };
    case 'stage': {
      const stage = candidateStages.find((one) => one === text('stage'));
      if (!stage) throw outOfDate();
      const tells = form.has('tell') && stage !== 'new';
      await changeStage(ctx, { id, stage, tells, words: text('words') });
      return { done: tells ? 'mailed' : 'stage' };
    }
    default:
      throw outOfDate();
  }
}

function outOfDate(): DomainError {
  return new DomainError('invalid', why('form.out-of-date'));
}
