import type { Translated } from '#src/lib/translated.ts';
import type { Locale } from '../context.ts';
import texts from './file-words.json' with { type: 'json' };
import type { ResumeProblem } from './resume-types.ts';

/** Every message about a refused file says what to do next; `{name}` is the file's own name. */
const messages: Record<ResumeProblem, Translated> = texts;

export function fileMessage(problem: ResumeProblem, name: string, locale: Locale): string {
  // Only displayed, never stored: without characters that break a line or change the direction of text.
  const shown = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 100);
  return messages[problem][locale].replace('{name}', () => shown);
}
