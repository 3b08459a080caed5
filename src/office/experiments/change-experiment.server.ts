import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  saveExperiment,
  startExperiment,
  stopExperiment,
} from '#src/domain/experiments/index.server.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { experimentIn } from './experiment-form.ts';

export type ExperimentDone = 'made' | 'save' | 'start' | 'stop';

/** Handles the forms of an experiment's page: save, start, stop. */
export async function changeExperiment(
  ctx: Ctx,
  { id, form }: { id: number | null; form: FormData },
): Promise<{ done: ExperimentDone; id: number }> {
  const intent = form.get('intent');
  if (intent === 'save') {
    const input = experimentIn(form);
    const saving = saveExperiment(ctx, { id, version: idOrZero(form.get('version')), input });
    const saved = await saving.catch(refuseByField);
    return { done: id === null ? 'made' : 'save', id: saved };
  }
  if (id === null || (intent !== 'start' && intent !== 'stop')) {
    throw new DomainError('invalid', whyForm('form.out-of-date'));
  }
  await (intent === 'start' ? startExperiment : stopExperiment)(ctx, id);
  return { done: intent, id };
}

/** A field's name has no dots: `variants.0.name` is `variants-0-name`. */
function refuseByField(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const issues = error.issues.map((issue) => ({
    ...issue,
    path: issue.path.replaceAll('.', '-'),
  }));
  throw new DomainError(error.code, error.told, issues);
}
