import { entryOf, inEach, type LocaleCode } from './locales.ts';
import { type RuleName, ruleMessage } from './rule-messages.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** One condition on a field. Except for `required`, it is only checked on values that are not empty. */
export type Rule = {
  name: RuleName;
  passes(value: unknown, form: FormValues): boolean;
};

export type FieldOptions = {
  /** The field's name as in its label, for messages that mention it. */
  field: string;
  locale?: LocaleCode;
  /** The whole form, for rules that look at another field. */
  form?: FormValues;
};

/** Fails on null, an empty list, invisible text and, with `allowFalse: false`, on false. */
export function required({ allowFalse = true }: { allowFalse?: boolean } = {}): Rule {
  return {
    name: 'required',
    passes: (value) => !isEmpty(value) && (allowFalse || value !== false),
  };
}

/** An email address; with `multiple`, a comma-separated list of valid addresses. */
export function email({ multiple = false }: { multiple?: boolean } = {}): Rule {
  return {
    name: 'email',
    passes: (value) => (multiple ? String(value).split(',') : [String(value)]).every(isEmail),
  };
}

/** Letters only: of the given language, or of any language. */
export function alpha({ locale }: { locale?: LocaleCode } = {}): Rule {
  return { name: 'alpha', passes: (value) => alphabets[locale ?? 'any'].test(String(value)) };
}

/** Exactly this many characters of a text, or items of a list. */
export function length(count: number): Rule {
  return {
    name: 'length',
    passes: (value) => (Array.isArray(value) ? value : [...String(value)]).length === count,
  };
}

/** Exactly this many digits and nothing else; the count may come from a markup attribute. */
export function digits(count: number | string): Rule {
  return {
    name: 'digits',
    passes: (value) => /^[0-9]*$/.test(String(value)) && String(value).length === Number(count),
  };
}

/** Equal to the value of another field of the form, compared as text. */
export function confirmed(target: string): Rule {
  return {
    name: 'confirmed',
    passes: (value, form) => String(value) === String(form[target] ?? ''),
  };
}

/** An email address, or a US phone number in any of the usual spellings. */
export function phoneOrEmail(): Rule {
  return {
    name: 'phoneOrEmail',
    passes: (value) => isEmail(String(value)) || phoneDigits(String(value)) !== null,
  };
}

/** The `maxlength` attribute as a rule; like the rules below it has no message of its own. */
export function maxLength(count: number): Rule {
  return { name: 'default', passes: (value) => String(value).length <= count };
}

export function minLength(count: number): Rule {
  return { name: 'default', passes: (value) => String(value).length >= count };
}

/** The whole value matches, as with the `pattern` attribute. Patterns are ours, never a visitor's. */
export function pattern(source: string): Rule {
  const whole = new RegExp(`^(?:${source})$`, 'u');
  return { name: 'default', passes: (value) => whole.test(String(value)) };
}

/** At least this much; a value that is not a number is invalid. */
export function minValue(least: number): Rule {
  return { name: 'default', passes: (value) => Number(value) >= least };
}

export function maxValue(most: number): Rule {
  return { name: 'default', passes: (value) => Number(value) <= most };
}

/** The message of the first rule that fails, or null. An optional field left empty is skipped. */
export function firstFailure(
  rules: readonly Rule[],
  value: unknown,
  { form = {}, ...options }: FieldOptions,
): string | null {
  if (isEmpty(value) && !rules.some((rule) => rule.name === 'required')) return null;
  const failed = rules.find((rule) => !rule.passes(value, form));
  return failed ? ruleMessage(failed.name, options) : null;
}

/**
 * The ten digits of a US number whose area code and exchange start with 2 to 9, else null. Spaces, dots, dashes,
 * parentheses and a leading 1 are dropped.
 */
export function phoneDigits(value: string): string | null {
  if (!/^[\d\s().+-]+$/.test(value)) return null;
  const bare = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(bare) ? bare : null;
}

/** RFC 5321 limits an address to 254 characters; the pattern is unambiguous, so it cannot backtrack. */
export function isEmail(value: string): boolean {
  const address = value.trim();
  return address.length <= 254 && emailPattern.test(address);
}

const emailPattern =
  /^[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

const alphabets = {
  ...inEach((locale) => new RegExp(`^[a-z${entryOf(locale).letters}]*$`, 'i')),
  any: /^[\p{L}\p{M}]*$/u,
};

/** Visible characters. Without one a name is blank, however many zero-width characters it has. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return Array.isArray(value) ? value.length === 0 : !visible.test(String(value));
}
