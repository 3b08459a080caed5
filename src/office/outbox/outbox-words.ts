import { isLetterName, type MailState } from '#src/domain/mail/index.ts';
import type { BadgeTone } from '#src/office/kit/status-badge.tsx';
import outboxStrings from './words.json' with { type: 'json' };

export { outboxStrings };

export const toneOf: Record<MailState, BadgeTone> = {
  queued: 'wait',
  sent: 'good',
  kept: 'quiet',
  failed: 'bad',
};

/** The key of a letter's name; a letter of an older version keeps the name in its row. */
export function letterKey(letter: string) {
  return isLetterName(letter) ? (`letter.${letter}` as const) : null;
}
