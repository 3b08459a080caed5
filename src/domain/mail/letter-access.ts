import type { Actor } from '../context.ts';
import { isAllowed } from '../require-scope.ts';
import { isLetterName, type LetterName, letterNames } from './letters.ts';

type Subject = 'leads' | 'calendar' | 'applications' | 'people' | 'catalog';

/**
 * What each letter is about: reading the letter requires the scope to read that, and sending it again the scope to
 * change it.
 */
const subjects: Record<LetterName, Subject> = {
  'build-received': 'leads',
  'message-received': 'leads',
  'lead-arrived': 'leads',
  'lead-assigned': 'leads',
  'account-invited': 'people',
  'account-factor-removed': 'people',
  'account-factor-help': 'people',
  'account-reset': 'people',
  'account-passkeys': 'people',
  'lead-reply': 'leads',
  'build-reminder': 'leads',
  'review-asked': 'leads',
  'appointment-booked': 'calendar',
  'appointment-moved': 'calendar',
  'appointment-cancelled': 'calendar',
  'appointment-reminder': 'calendar',
  'truck-ready': 'calendar',
  'appointment-news': 'calendar',
  'freed-time': 'calendar',
  'feed-stopped': 'catalog',
  'application-received': 'applications',
  'application-arrived': 'applications',
  'application-stage': 'applications',
};

type Doing = 'read' | 'write';

/** Whether somebody may read or resend letters of this name; nobody may for an unknown name. */
export function mayHandleLetter(actor: Actor, letter: string, doing: Doing): boolean {
  if (!isLetterName(letter)) return false;
  const subject = subjects[letter];
  if (subject === 'people') return isAllowed(actor, 'people.manage');
  // What suppliers send is for those who buy, not for everybody who sees the goods.
  return isAllowed(actor, subject === 'catalog' ? 'catalog.write' : `${subject}.${doing}`);
}

/** The letters that somebody may read. */
export function readableLetters(actor: Actor): LetterName[] {
  return letterNames.filter((letter) => mayHandleLetter(actor, letter, 'read'));
}
