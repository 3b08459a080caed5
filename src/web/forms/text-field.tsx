import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { describedBy, Field } from './field.tsx';
import { phoneMask } from './mask-field.ts';
import type { FormField } from './site-field.ts';

type TextFieldProps = {
  field: FormField;
  label: string;
  optional?: string;
  help?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'characters';
  /** For more than one line: the initial number of lines. */
  rows?: number;
  maxLength?: number;
  /** Formats a phone number; an email address in the same field is left alone. */
  masksPhone?: boolean;
};

/** One line of text or several, with the right keyboard and autofill. */
export function TextField({
  field,
  label,
  optional,
  help,
  rows,
  type = 'text',
  masksPhone = false,
  ...control
}: TextFieldProps) {
  const { id, errors, classes } = field;
  const props = {
    ...control,
    ...(masksPhone && phoneMask),
    id,
    name: field.name,
    required: field.required,
    defaultValue: field.initialValue,
    className: 'input',
    'aria-invalid': errors ? true : undefined,
    'aria-describedby': describedBy(id, { errors, help }),
  };
  return (
    <Field {...{ id, errors, classes, label, optional, help }}>
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type={type} />}
    </Field>
  );
}
