import { unnamed } from '#src/domain/personal-data/index.ts';
import { visitorName } from '#src/domain/require-scope.ts';
import type { Translate } from '#src/web/words/translate.ts';

/** Who did it; visitors have no name. */
export function whoActed(name: string, t: Translate<'who.visitor'>): string {
  return name === visitorName ? t('who.visitor') : name;
}

/** What it was done to. The name of somebody whose data was erased is gone. */
export function whatItWas(name: string, t: Translate<'subject.erased'>): string {
  return name === unnamed ? t('subject.erased') : name;
}
