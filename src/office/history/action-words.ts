import type { Locale } from '#src/domain/context.ts';
import actionStrings from './action-words.json' with { type: 'json' };

const words = new Map<string, { en: string; es: string }>(Object.entries(actionStrings));

/** "content.publish" → "Published". What has no words yet is shown as it is. */
export function actionWords(action: string, locale: Locale): string {
  return words.get(action)?.[locale] ?? action;
}
