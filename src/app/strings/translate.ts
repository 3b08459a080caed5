import type { Locale } from '#src/domain/context.ts';

export type Values = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** Binds a namespace to a language. Placeholders are `{name}`; a missing value is a programming error. */
export function translate<Key extends string>(
  strings: Record<Key, { en: string; es: string }>,
  locale: Locale,
): Translate<Key> {
  return (key, values = {}) => fill(strings[key][locale], values);
}

/** Picks `x.one` or `x.other` for a count, by the plural rules of the language. */
export function plural(count: number, locale: Locale): 'one' | 'other' {
  return new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}
