import type { Translate } from '#src/web/words/translate.ts';
import type deskStrings from './desk-words.json';

type Words = Translate<keyof typeof deskStrings>;

/** "2 h 10 min"; in days if it is more than two. */
export function timeWords(minutes: number, t: Words): string {
  if (minutes < 1) return t('wait.now');
  if (minutes < 60) return t('wait.min', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('wait.hours', { hours, minutes: minutes % 60 });
  return t('wait.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
