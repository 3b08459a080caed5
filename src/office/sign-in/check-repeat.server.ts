import type { Locale } from '#src/domain/context.ts';
import { confirmed, firstFailure, required } from '#src/lib/rules.ts';
import { translate } from '#src/web/words/translate.ts';
import signInStrings from './words.json' with { type: 'json' };

/**
 * The error of the field `repeat`, in which a new password is typed again, or null. A typing mistake in an invisible
 * password would lock its owner out.
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
