import { phoneDigits } from '#src/lib/rules.ts';

export type PersonKey = { personKey: string; contact: string; contactKind: 'phone' | 'email' };

/**
 * Who somebody is by what they are reached at: one spelling for one number ("+14807777700"), small
 * letters for an address. The contact itself stays as it was typed where it is an address.
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
