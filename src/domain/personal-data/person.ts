import { isEmail, phoneDigits } from '#src/lib/rules.ts';

/** Somebody by what they left: an address in small letters, or the ten digits of a number. */
export type Person = { kind: 'email' | 'phone'; value: string };

/** What was typed to find a person; null when it is neither an address nor a number. */
export function readPerson(typed: string): Person | null {
  const text = typed.trim();
  const digits = phoneDigits(text);
  if (digits !== null) return { kind: 'phone', value: digits };
  return isEmail(text) ? { kind: 'email', value: text.toLowerCase() } : null;
}
