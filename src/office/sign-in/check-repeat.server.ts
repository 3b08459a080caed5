import type { Locale } from '#src/domain/context.ts';
import { confirmed, firstFailure, required } from '#src/lib/rules.ts';
import { translate } from '#src/web/words/translate.ts';
import signInStrings from './words.json' with { type: 'json' };

/**
 * What is wrong with the field `repeat` of a form, where a new password is typed a second time, or
 * null. A typing mistake in a password that nobody sees would lock its owner out.
 */
export function checkRepeat(
  form: FormData,
  { of, locale }: { of: string; locale: Locale },
): string | null {
  const field = translate(signInStrings, locale)('newPassword.field');
  const values = { [of]: form.get(of) };
  const rules = [required(), confirmed(of)];
  return firstFailure(rules, form.get('repeat'), { field, locale, form: values });
}
