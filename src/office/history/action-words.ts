import type { Locale } from '#src/domain/context.ts';
import actionStrings from './action-words.json' with { type: 'json' };

const words = new Map<string, { en: string; es: string }>(Object.entries(actionStrings));

/** "content.publish" gives "Published". An action without a text is shown as it is. */
export function actionWords(action: string, locale: Locale): string {
  return words.get(action)?.[locale] ?? action;
}
