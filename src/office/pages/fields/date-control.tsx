import { type FieldProps, printFieldValue } from './field-props.ts';

/** Date and time in the shop's time zone, stored in the content service's format: `2026-05-01 09:30`. */
export function DateControl({ id, value, onChange, describedBy, invalid }: FieldProps) {
  return (
    <input
      id={id}
      className="input"
      type="datetime-local"
      value={printFieldValue(value).slice(0, 16).replace(' ', 'T')}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => onChange(target.value.replace('T', ' '))}
    />
  );
}
