import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { staffRoles } from './roles.ts';

/** Length limits of a password, in characters. Length is the only requirement, because long beats complicated. */
export const passwordLength = { min: 12, max: 128 } as const;

/** The normal form of a password in any Unicode spelling: what is counted and what is hashed. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Why a new password is refused: a key of the texts in `src/office/sign-in/words.json`, or null. */
export function checkNewPassword(
  password: string,
  person: { name: string; email: string },
): 'password.short' | 'password.long' | 'password.common' | null {
  const length = [...normalizePassword(password)].length;
  if (length < passwordLength.min) return 'password.short';
  if (length > passwordLength.max) return 'password.long';
  const [mailbox = ''] = person.email.split('@');
  const names = [...person.name.split(/\s+/), person.name, mailbox, person.email];
  return isCommonPassword(password, ...names) ? 'password.common' : null;
}

export const accountEmail = z.email().max(254).toLowerCase();
export const accountName = z.string().trim().min(1).max(80);
export const accountRole = z.enum(staffRoles);

/** A new password with the person it belongs to. */
export const newPasswordSchema = z
  .object({ name: z.string(), email: z.string(), password: z.string() })
  .superRefine(refusePassword);

export const newAccountSchema = z
  .object({ name: accountName, email: accountEmail, role: accountRole, password: z.string() })
  .superRefine(refusePassword);

export type NewPerson = Omit<z.infer<typeof newAccountSchema>, 'password'>;

type WithPassword = { name: string; email: string; password: string };

function refusePassword({ password, ...person }: WithPassword, issues: z.RefinementCtx): void {
  const refusal = checkNewPassword(password, person);
  if (refusal) issues.addIssue({ code: 'custom', path: ['password'], message: refusal });
}
