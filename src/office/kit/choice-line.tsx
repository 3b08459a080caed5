import { describedBy, Field } from '#src/web/forms/field.tsx';
import { type Answer, issueOf, typedIn } from './answer.ts';

type ChoiceLineProps = {
  /** Name of the field; with `scope` as prefix also its id. */
  name: string;
  /** For pages with several forms that have such a field. */
  scope?: string;
  label: string;
  help?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  answer?: Answer<string>;
};

/** A choice between a few options, in a form that the server answers with an `Answer`. */
export function ChoiceLine({ name, scope = '', answer, value, ...line }: ChoiceLineProps) {
  const id = `${scope}${name}`;
  const { label, help, options } = line;
  const errors = issueOf(answer, name);
  return (
    <Field id={id} label={label} help={help} errors={errors}>
      <select
        className="select"
        id={id}
        name={name}
        defaultValue={typedIn(answer, name) ?? value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
