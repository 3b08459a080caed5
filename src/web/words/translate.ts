import type { Locale } from '#src/domain/context.ts';
import { isoOf } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';

export type Values = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Binds a namespace to a language. Placeholders are `{days}`, and `{days:day|days}` for the word that depends on the
 * number; a missing value is a programming error.
 */
export function translate<Key extends string>(
  strings: Record<Key, Translated>,
  locale: Locale,
): Translate<Key> {
  return (key, values = {}) => fill(strings[key][locale], { values, locale });
}

/** Made once for each language: making them takes far longer than using them. */
const pluralRules = new Map<Locale, Intl.PluralRules>();

/** Picks `x.one` or `x.other` for a count, by the plural rules of the language. */
export function plural(count: number, locale: Locale): 'one' | 'other' {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(isoOf(locale));
  pluralRules.set(locale, rules);
  return rules.select(count) === 'one' ? 'one' : 'other';
}

const placeholder = /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g;

function fill(text: string, { values, locale }: { values: Values; locale: Locale }): string {
  return text.replace(placeholder, (_, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    if (one === undefined || other === undefined) return String(value);
    return plural(Number(value), locale) === 'one' ? one : other;
  });
}
