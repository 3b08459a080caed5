import { defaultLocale } from '#src/lib/locales.ts';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import type { EditLanguage } from './field-props.ts';
import { fieldKey, isEmptyValue } from './translated-field.ts';
import fieldStrings from './words.json' with { type: 'json' };

type TranslationStateProps = { field: FieldDescription; language: EditLanguage; blok: EditBlok };

/** Next to the label while a translation is edited: not translated yet, or the same in every language. */
export function TranslationState({ field, language, blok }: TranslationStateProps) {
  const t = useStrings(fieldStrings);
  if (language === defaultLocale) return null;
  if (!field.translatable) {
    if (field.type === 'bloks' || field.type === 'asset') return null;
    return <span className="fields-tag--quiet">{t('translation.same')}</span>;
  }
  const isMissing =
    isEmptyValue(blok[fieldKey(field, language)]) && !isEmptyValue(blok[field.name]);
  return isMissing ? <span className="fields-tag--warn">{t('translation.missing')}</span> : null;
}

/** The text in the default language above its translation. */
export function OriginalText({ value }: { value: unknown }) {
  const reader = useLocale();
  const text = Array.isArray(value) ? value.join('\n') : value;
  if (typeof text !== 'string' || text === '') return null;
  return (
    <p className="fields-english" lang={defaultLocale}>
      <small>{languageName(defaultLocale, reader)}</small>
      {text}
    </p>
  );
}
