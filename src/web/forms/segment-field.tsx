import { FieldError, fieldClass } from './field.tsx';
import type { Choice } from './select-field.tsx';
import type { FormField } from './site-field.ts';

type SegmentFieldProps = {
  field: FormField;
  label: string;
  choices: readonly Choice[];
};

/** A few choices next to each other, one of which is selected. */
export function SegmentField({ field, label, choices }: SegmentFieldProps) {
  return (
    <fieldset className={fieldClass(field)} id={field.id}>
      <legend className="field-label">{label}</legend>
      <div className="segments">
        {choices.map(({ value, label: text }) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={`${field.id}-error`} errors={field.errors} />
    </fieldset>
  );
}
