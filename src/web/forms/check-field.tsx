import { FieldError, fieldClass } from './field.tsx';
import type { FormField } from './site-field.ts';

type CheckFieldProps = { field: FormField; label: string; help?: string };

/** A checkbox, such as a consent; the sentence is its label. */
export function CheckField({ field, label, help }: CheckFieldProps) {
  const { id, name, initialValue, errors, errorId } = field;
  return (
    <div className={fieldClass(field)}>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={initialValue === 'on'}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? errorId : undefined}
        />
        <span>
          {label}
          {help && <span className="field-help">{help}</span>}
        </span>
      </label>
      <FieldError id={errorId} errors={errors} />
    </div>
  );
}
