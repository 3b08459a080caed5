import { defaultLocale, nameIn, otherLocales } from '#src/lib/locales.ts';

const inDefault = new RegExp(`-${defaultLocale}$`);

/**
 * Adds the texts that a form did not ask for, because their language is off: they say the same as the default
 * language, as texts do that were stored before a language was added. A field that was sent empty stays empty.
 */
export function completeTexts(form: FormData): void {
  for (const [name, text] of [...form]) {
    if (!inDefault.test(name) || typeof text !== 'string') continue;
    for (const locale of otherLocales) {
      const other = nameIn(name.replace(inDefault, ''), locale);
      if (!form.has(other)) form.set(other, text);
    }
  }
}
