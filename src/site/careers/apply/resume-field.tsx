import { useEffect, useRef, useState } from 'react';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import type { FormField } from '#src/web/forms/site-field.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import careerStrings from '../words.json' with { type: 'json' };

type ResumeFieldProps = {
  field: FormField;
  /** A valid file of a form that was returned. */
  chooseAgain: string | null;
};

/** The resume, with the browser's own control. A returned page says that the file was lost. */
export function ResumeField({ field, chooseAgain }: ResumeFieldProps) {
  const t = useStrings(careerStrings);
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const look = () => setEmpty(input.current?.files?.length === 0);
  useEffect(look, []);
  const again = chooseAgain !== null && isEmpty && t('chooseAgain', { name: chooseAgain });
  const help = t('resumeHelp');
  return (
    <Field
      id={field.id}
      label={t('resume')}
      help={help}
      errors={field.errors}
      classes={field.classes}
    >
      <input
        ref={input}
        type="file"
        id={field.id}
        name={field.name}
        accept=".pdf,.docx,.odt,.rtf,.txt"
        className="input"
        onChange={look}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field.id, { errors: field.errors, help })}
      />
      {again && (
        <p className="note" role="status">
          {again}
        </p>
      )}
    </Field>
  );
}
