import { describedBy, Field } from './field.tsx';
import type { FormField } from './site-field.ts';

type FileFieldProps = {
  field: FormField;
  label: string;
  optional?: string;
  help: string;
  accept: string;
};

/** A file chosen with the browser's own control, which works everywhere and shows the file's name. */
export function FileField({ field, label, optional, help, accept }: FileFieldProps) {
  const { id, errors, classes } = field;
  return (
    <Field {...{ id, errors, classes, label, optional, help }}>
      <input
        type="file"
        id={id}
        name={field.name}
        accept={accept}
        className="input"
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
      />
    </Field>
  );
}
