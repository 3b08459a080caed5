import { entryOf, type LocaleCode } from '#src/lib/locales.ts';
import { type Answer, typedIn } from './answer.ts';
import { ChoiceLine } from './choice-line.tsx';
import { useLanguages } from './languages.ts';

type LanguageLineProps = {
  name: string;
  label: string;
  help?: string;
  value: string;
  /** What a language is called; its own name if not given. */
  nameOf?(locale: LocaleCode): string;
  answer?: Answer<string>;
};

/** The language that somebody reads; a shop with one language is not asked. */
export function LanguageLine({ nameOf = ownName, value, ...line }: LanguageLineProps) {
  const languages = useLanguages();
  const [only, ...others] = languages;
  if (only !== undefined && others.length === 0) {
    return <input type="hidden" name={line.name} value={only} />;
  }
  const known = languages.some((code) => code === value) ? value : (only ?? value);
  const options = languages.map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <ChoiceLine {...line} value={typedIn(line.answer, line.name) ?? known} options={options} />
  );
}

function ownName(locale: LocaleCode): string {
  return entryOf(locale).name;
}
