import { phoneDigits } from '#src/lib/rules.ts';

export type PersonKey = { personKey: string; contact: string; contactKind: 'phone' | 'email' };

/**
 * Identifies a person by their contact: one spelling per phone number ("+14807777700"), lower case for an email
 * address. An address itself is stored as typed.
 */
export function personKeyOf(typed: string): PersonKey {
  const digits = phoneDigits(typed);
  if (digits === null) {
    const contact = typed.trim();
    return { personKey: contact.toLowerCase(), contact, contactKind: 'email' };
  }
  const number = `+1${digits}`;
  return { personKey: number, contact: number, contactKind: 'phone' };
}
