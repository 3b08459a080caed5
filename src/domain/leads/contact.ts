import { phoneDigits } from '#src/lib/rules.ts';

export type Contact = { contact: string; contactKind: 'phone' | 'email' };

/** One spelling for one number: "+14807777700". Addresses stay as typed. */
export function normalizeContact(typed: string): Contact {
  const digits = phoneDigits(typed);
  if (digits === null) return { contact: typed.trim(), contactKind: 'email' };
  return { contact: `+1${digits}`, contactKind: 'phone' };
}
