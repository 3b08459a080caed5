import { useLocale } from '#src/web/words/use-strings.ts';
import type { FieldProps } from './field-props.ts';

/** Yes or no; its own label is next to the checkbox. */
export function SwitchControl({ id, field, value, onChange, describedBy }: FieldProps) {
  const locale = useLocale();
  return (
    <label className="fields-switch" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      {field.label[locale]}
    </label>
  );
}
