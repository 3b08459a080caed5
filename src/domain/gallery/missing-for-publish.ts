import type { FieldIssue } from '#src/domain/errors.ts';
import type { FinishedDraft } from './schemas.ts';

/** What visitors must be told before a build is shown, by the field of the form; empty when ready. */
export function missingForPublish({ story, fit }: FinishedDraft): FieldIssue[] {
  const required: [string, boolean, string][] = [
    ['storyEn', Boolean(story?.en), 'The story in English is missing'],
    ['storyEs', Boolean(story?.es), 'The story in Spanish is missing'],
    ['pokeMm', fit.pokeMm.measured !== null, 'Measure the poke'],
    ['trimming', fit.trimming !== null, 'Say whether something was trimmed, and where'],
    ['rub', fit.rub !== null, 'Say whether it rubs, and where'],
  ];
  return required.flatMap(([path, isThere, message]) => (isThere ? [] : [{ path, message }]));
}
