import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { describedBy, Field } from './field.tsx';
import type { FormField } from './use-site-form.ts';

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
};

/** One line or several of text, with the keyboard and the autofill that fit it. */
export function TextField({
  field,
  label,
  optional,
  help,
  rows,
  type = 'text',
  ...control
}: TextFieldProps) {
  const props = {
    ...control,
    id: field.id,
    name: field.name,
    required: field.required,
    defaultValue: field.initialValue,
    className: 'input',
    'aria-invalid': field.errors ? true : undefined,
    'aria-describedby': describedBy(field.id, { errors: field.errors, help }),
  };
  return (
    <Field
      id={field.id}
      label={label}
      optional={optional}
      help={help}
      errors={field.errors}
      classes={field.classes}
    >
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type={type} />}
    </Field>
  );
}
