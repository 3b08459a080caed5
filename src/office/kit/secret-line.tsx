import { describedBy, Field } from '#src/web/forms/field.tsx';
import { type Answer, issueOf } from './answer.ts';

type SecretLineProps = {
  name: string;
  label: string;
  /** Whether there is one, and since when. */
  help: string;
  answer: Answer<string> | undefined;
};

/** A secret of the shop, which can be typed again but never read. */
export function SecretLine({ name, label, help, answer }: SecretLineProps) {
  const errors = issueOf(answer, name);
  return (
    <Field id={name} label={label} help={help} errors={errors}>
      <input
        className="input"
        id={name}
        name={name}
        type="password"
        // Otherwise browsers fill in the password of the office.
        autoComplete="new-password"
        maxLength={500}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(name, { errors, help })}
        // biome-ignore lint/a11y/noAutofocus: what was refused is what comes next
        autoFocus={errors !== undefined}
      />
    </Field>
  );
}
