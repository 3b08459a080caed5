import type { Locale } from '#src/domain/context.ts';
import type { Source } from '#src/domain/fitment/index.ts';
import { translate } from '#src/web/words/translate.ts';
import sourceStrings from './source-words.json' with { type: 'json' };

type SourceString = keyof typeof sourceStrings;

/** A source in the page's language; one without a translation keeps its own text. */
export function sourceText({ label }: Pick<Source, 'label'>, locale: Locale): string {
  const say = translate(sourceStrings, locale);
  const [, vehicle, what] = /^Vehicle record (.+?): (.+)$/.exec(label) ?? [];
  if (vehicle && what) return say('record', { vehicle, what: isKnown(what) ? say(what) : what });
  return isKnown(label) ? say(label) : label;
}

function isKnown(label: string): label is SourceString {
  return Object.hasOwn(sourceStrings, label);
}
