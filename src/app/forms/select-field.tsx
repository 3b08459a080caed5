import { describedBy, Field } from './field.tsx';
import type { FormField } from './site-field.ts';

export type Choice = { value: string; label: string };

type SelectFieldProps = {
  field: FormField;
  label: string;
  choices: readonly Choice[];
};

export function SelectField({ field, label, choices }: SelectFieldProps) {
  return (
    <Field id={field.id} label={label} errors={field.errors} classes={field.classes}>
      <select
        id={field.id}
        name={field.name}
        className="select"
        defaultValue={field.initialValue}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field.id, { errors: field.errors })}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
