import { useLocale } from '#src/web/words/use-strings.ts';
import { type FieldProps, isRecord, printFieldValue } from './field-props.ts';

/** Numbers that belong together: the field's options are their names. */
export function FiguresControl({ id, field, value, onChange, describedBy }: FieldProps) {
  const locale = useLocale();
  const figures = isRecord(value) ? value : {};
  return (
    <div className="fields-figures" aria-describedby={describedBy}>
      {field.options.map(({ value: name, label }) => (
        <div className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{label[locale]}</label>
          <input
            id={`${id}-${name}`}
            className="input"
            type="number"
            inputMode="decimal"
            step="any"
            value={printFieldValue(figures[name])}
            onChange={({ target }) =>
              onChange({ ...figures, [name]: target.value === '' ? 0 : target.valueAsNumber })
            }
          />
        </div>
      ))}
    </div>
  );
}
