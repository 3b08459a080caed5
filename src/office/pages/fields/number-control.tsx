import { type FieldProps, printFieldValue } from './field-props.ts';

/** A number with a numeric keyboard. An empty field is no number, not 0. */
export function NumberControl({ id, field, value, onChange, describedBy, invalid }: FieldProps) {
  return (
    <input
      id={id}
      className="input fields-number"
      type="number"
      inputMode="decimal"
      step="any"
      min={field.min ?? undefined}
      max={field.max ?? undefined}
      value={printFieldValue(value)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  );
}
