import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import type { EditLanguage } from './field-props.ts';
import { fieldKey, isEmptyValue } from './translated-field.ts';
import fieldStrings from './words.json' with { type: 'json' };

type TranslationStateProps = { field: FieldDescription; language: EditLanguage; blok: EditBlok };

/** Next to the label while Spanish is edited: not translated yet, or the same in both languages. */
export function TranslationState({ field, language, blok }: TranslationStateProps) {
  const t = useStrings(fieldStrings);
  if (language === 'en') return null;
  if (!field.translatable) {
    if (field.type === 'bloks' || field.type === 'asset') return null;
    return <span className="fields-tag--quiet">{t('translation.same')}</span>;
  }
  const isMissing = isEmptyValue(blok[fieldKey(field, 'es')]) && !isEmptyValue(blok[field.name]);
  return isMissing ? <span className="fields-tag--warn">{t('translation.missing')}</span> : null;
}

/** The English text above the Spanish one. */
export function EnglishText({ value }: { value: unknown }) {
  const t = useStrings(fieldStrings);
  const text = Array.isArray(value) ? value.join('\n') : value;
  if (typeof text !== 'string' || text === '') return null;
  return (
    <p className="fields-english" lang="en">
      <small>{t('translation.english')}</small>
      {text}
    </p>
  );
}
