import { useState } from 'react';
import { defaultLocale } from '#src/lib/locales.ts';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import { checkField } from './check-field.ts';
import { FieldControl, hasManyInputs } from './field-control.tsx';
import { describedByOf, FieldFrame } from './field-frame.tsx';
import type { EditLanguage, FieldIssue } from './field-props.ts';
import { fieldKey } from './translated-field.ts';
import { OriginalText, TranslationState } from './translation-aside.tsx';
import fieldStrings from './words.json' with { type: 'json' };

type BlokFieldProps = {
  id: string;
  blok: EditBlok;
  field: FieldDescription;
  language: EditLanguage;
  issues: readonly FieldIssue[];
  onChange: (blok: EditBlok) => void;
  onOpenBlok: (uid: string) => void;
};

/** One field of a blok: its control, its language, and its errors. */
export function BlokField({ id, blok, field, language, onChange, ...props }: BlokFieldProps) {
  const key = fieldKey(field, language);
  const isTranslation = field.translatable && language !== defaultLocale;
  const value = blok[key];
  const [isTouched, setTouched] = useState(false);
  const fault = useFault(field, isTranslation ? undefined : value);
  const issues = withFault(props.issues, isTouched ? fault : null);
  const frame = { id, field, issues, hasManyInputs: hasManyInputs(field) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field was left.
    <div onBlur={() => setTouched(true)}>
      <FieldFrame
        {...frame}
        aside={<TranslationState field={field} language={language} blok={blok} />}
      >
        {isTranslation && <OriginalText value={blok[field.name]} />}
        <FieldControl
          id={id}
          field={field}
          value={value}
          language={language}
          describedBy={describedByOf(frame)}
          invalid={issues.some(({ level }) => level === 'must')}
          onChange={(next) => onChange({ ...blok, [key]: next })}
          onOpenBlok={props.onOpenBlok}
        />
      </FieldFrame>
    </div>
  );
}

/** Errors that the form finds itself. A missing translation is not one, because English is used instead. */
function useFault(field: FieldDescription, value: unknown): FieldIssue | null {
  const t = useStrings(fieldStrings);
  const fault = value === undefined && field.translatable ? null : checkField(field, value);
  return fault && { field: field.name, level: fault.level, text: t(fault.key, fault.params) };
}

/** If the story's checks report the same problem, theirs is shown. */
function withFault(issues: readonly FieldIssue[], fault: FieldIssue | null) {
  return fault === null || issues.length > 0 ? issues : [fault];
}
