import type { FieldMetadata } from '@conform-to/react';
import { FieldError } from './field.tsx';
import type { Choice } from './select-field.tsx';

type SegmentFieldProps = {
  field: FieldMetadata<string>;
  label: string;
  choices: readonly Choice[];
};

/** A few choices side by side, of which one is on. */
export function SegmentField({ field, label, choices }: SegmentFieldProps) {
  return (
    <fieldset className={field.errors ? 'field is-error' : 'field'} id={field.id}>
      <legend className="flabel">{label}</legend>
      <div className="seg">
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
