import { ZodError } from 'zod';
import type { Locale } from '#src/domain/context.ts';
import { ruleMessage } from '#src/lib/rule-messages.ts';
import { translate } from '#src/web/words/translate.ts';
import signInStrings from './words.json' with { type: 'json' };

/** The errors of an account's fields, in words. */
export type AccountErrors = { name?: string; email?: string; password?: string; repeat?: string };

type PasswordKey = Extract<keyof typeof signInStrings, `password.${string}`>;

/** The refused fields; null if it failed for another reason. */
export function accountErrors(error: unknown, locale: Locale): AccountErrors | null {
  if (!(error instanceof ZodError)) return null;
  const t = translate(signInStrings, locale);
  const errors: AccountErrors = {};
  for (const { path, message } of error.issues) {
    if (path[0] === 'name') errors.name = ruleMessage('required', { field: '', locale });
    if (path[0] === 'email') errors.email = ruleMessage('email', { field: '', locale });
    if (path[0] === 'password') errors.password = t(isKey(message) ? message : 'password.short');
  }
  return errors;
}

function isKey(text: string): text is PasswordKey {
  return text.startsWith('password.') && text in signInStrings;
}
