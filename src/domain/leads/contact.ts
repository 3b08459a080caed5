import { phoneDigits } from '#src/lib/rules.ts';

export type Contact = { contact: string; contactKind: 'phone' | 'email' };

/** One spelling per phone number: "+14807777700". Email addresses stay as typed. */
export function normalizeContact(typed: string): Contact {
  const digits = phoneDigits(typed);
  if (digits === null) return { contact: typed.trim(), contactKind: 'email' };
  return { contact: `+1${digits}`, contactKind: 'phone' };
}
