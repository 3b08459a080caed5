import type { Locale } from '#src/domain/context.ts';
import type { Translated } from '#src/lib/translated.ts';
import actionStrings from './action-words.json' with { type: 'json' };

const words = new Map<string, Translated>(Object.entries(actionStrings));

/** "content.publish" gives "Published". An action without a text is shown as it is. */
export function actionWords(action: string, locale: Locale): string {
  return words.get(action)?.[locale] ?? action;
}
