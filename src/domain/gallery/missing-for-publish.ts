import type { FieldIssue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { nameIn } from '#src/lib/locales.ts';
import type { SiteLanguages } from '#src/lib/site-languages.ts';
import { why } from './refusals.ts';
import type { FinishedDraft } from './schemas.ts';

/** What visitors need to know before a build can be published, in the shop's languages, by form field; empty if it is complete. */
export function missingForPublish(
  { story, fit }: FinishedDraft,
  { on }: SiteLanguages,
): FieldIssue[] {
  const required: [string, boolean, Refusal][] = [
    ...on.map((language): [string, boolean, Refusal] => [
      nameIn('story', language),
      Boolean(story?.[language]),
      why('gallery.story', { language }),
    ]),
    ['pokeMm', fit.pokeMm.measured !== null, why('gallery.poke')],
    ['trimming', fit.trimming !== null, why('gallery.trimming')],
    ['rub', fit.rub !== null, why('gallery.rub')],
  ];
  return required.flatMap(([path, isThere, refusal]) => (isThere ? [] : [{ path, ...refusal }]));
}
