import { describedBy, Field } from './field.tsx';
import type { FormField } from './site-field.ts';

type FileFieldProps = {
  field: FormField;
  label: string;
  optional?: string;
  help: string;
  accept: string;
};

/** A file chosen with the browser's own control: it works everywhere and says the file's name. */
export function FileField({ field, label, optional, help, accept }: FileFieldProps) {
  return (
    <Field
      id={field.id}
      label={label}
      optional={optional}
      help={help}
      errors={field.errors}
      classes={field.classes}
    >
      <input
        type="file"
        id={field.id}
        name={field.name}
        accept={accept}
        className="input"
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field.id, { errors: field.errors, help })}
      />
    </Field>
  );
}
