import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import { type Choice, useEditorSources } from './editor-sources.tsx';

/** The choices of a field, in the office's language. */
export function useChoices(field: FieldDescription): readonly Choice[] {
  const locale = useLocale();
  const { choices } = useEditorSources();
  if (field.source !== null) return choices[field.source];
  return field.options.map(({ value, label }) => ({ value, label: label[locale] }));
}
