import { isEmail, phoneDigits } from '#src/lib/rules.ts';

/** A person by their contact: an email address in lower case, or the ten digits of a number. */
export type Person = { kind: 'email' | 'phone'; value: string };

/** Parses a search for a person; null if it is neither an email address nor a number. */
export function readPerson(typed: string): Person | null {
  const text = typed.trim();
  const digits = phoneDigits(text);
  if (digits !== null) return { kind: 'phone', value: digits };
  return isEmail(text) ? { kind: 'email', value: text.toLowerCase() } : null;
}
