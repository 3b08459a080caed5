import { describedBy, Field } from '#src/web/forms/field.tsx';
import { type Answer, issueOf, typedIn } from './answer.ts';

type TextLinesProps = {
  /** Name of the field; with `scope` as prefix also its id. */
  name: string;
  /** For pages with several forms that have such a field. */
  scope?: string;
  label: string;
  help: string;
  rows: number;
  value: string;
  /** The answer of the page's action: errors of this field, and what was typed. */
  answer: Answer<string> | undefined;
};

/** Several lines, each an entry of its own, in a form that the server answers with an `Answer`. */
export function TextLines({ name, scope = '', answer, ...lines }: TextLinesProps) {
  const { label, help, rows, value } = lines;
  const id = `${scope}${name}`;
  const errors = issueOf(answer, name);
  return (
    <Field id={id} label={label} help={help} errors={errors}>
      <textarea
        className="input"
        id={id}
        name={name}
        rows={rows}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={typedIn(answer, name) ?? value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
        // biome-ignore lint/a11y/noAutofocus: what was refused is what comes next
        autoFocus={errors !== undefined}
      />
    </Field>
  );
}
