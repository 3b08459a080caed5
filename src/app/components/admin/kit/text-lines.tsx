import { describedBy, Field } from '#src/app/forms/field.tsx';
import { type Answer, issueOf, typedIn } from './answer.ts';

type TextLinesProps = {
  /** Name of the field and its id. */
  name: string;
  label: string;
  help: string;
  rows: number;
  value: string;
  /** Of the page's action: problems of this field, and what had been typed. */
  answer: Answer<string> | undefined;
};

/** Several lines, each an entry of its own, of a form that the server answers with an `Answer`. */
export function TextLines({ name, label, help, rows, value, answer }: TextLinesProps) {
  const errors = issueOf(answer, name);
  return (
    <Field id={name} label={label} help={help} errors={errors}>
      <textarea
        className="input"
        id={name}
        name={name}
        rows={rows}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={typedIn(answer, name) ?? value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(name, { errors, help })}
        // biome-ignore lint/a11y/noAutofocus: what was refused is what comes next
        autoFocus={errors !== undefined}
      />
    </Field>
  );
}
