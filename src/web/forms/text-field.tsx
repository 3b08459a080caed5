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
  /** More than one line, this many at first. */
  rows?: number;
  maxLength?: number;
  /** Shows a phone number as it is written; an address in the same field is left alone. */
  masksPhone?: boolean;
};

/** One line or several of text, with the keyboard and the autofill that fit it. */
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
