import { defaultLocale, type LocaleCode } from './locales.ts';
import texts from './rule-words.json' with { type: 'json' };
import type { Translated } from './translated.ts';

/** The seven named rules of the forms, and `default` for rules without a message of their own. */
export type RuleName =
  | 'required'
  | 'email'
  | 'alpha'
  | 'length'
  | 'digits'
  | 'confirmed'
  | 'phoneOrEmail'
  | 'default';

// The English messages are quoted verbatim from section 5 of the specification.
const messages: Record<RuleName, Translated> = texts;

/** The message for a visitor; `field` is the name of the field as in its label. */
export function ruleMessage(
  rule: RuleName,
  { field, locale = defaultLocale }: { field: string; locale?: LocaleCode },
): string {
  return messages[rule][locale].replace('{field}', () => field);
}
