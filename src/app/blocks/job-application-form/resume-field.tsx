import { useEffect, useRef, useState } from 'react';
import { describedBy, Field } from '#src/app/forms/field.tsx';
import type { FormField } from '#src/app/forms/site-field.ts';
import careerStrings from '#src/app/strings/careers.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type ResumeFieldProps = {
  field: FormField;
  /** A good file that came with a form which was given back. */
  chooseAgain: string | null;
};

/** The resume, with the browser's own control. What a page that came back has lost is said. */
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
