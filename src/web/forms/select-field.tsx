import { describedBy, Field } from './field.tsx';
import type { FormField } from './site-field.ts';

export type Choice = { value: string; label: string };

type SelectFieldProps = {
  field: FormField;
  label: string;
  choices: readonly Choice[];
  /** Shown until somebody chooses; a preselected choice would be sent by everybody who chooses none. */
  placeholder?: string;
};

export function SelectField({ field, label, choices, placeholder }: SelectFieldProps) {
  const { id, errors, classes } = field;
  return (
    <Field {...{ id, errors, classes, label }}>
      <select
        id={id}
        name={field.name}
        className="select"
        defaultValue={field.initialValue}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors })}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
