import type { HTMLInputTypeAttribute } from 'react';
import { describedBy, Field } from '#src/app/forms/field.tsx';
import { type Answer, issueOf, typedIn } from './answer.ts';

type TextLineProps = {
  /** Name of the field; with `scope` before it also its id. */
  name: string;
  /** Where a page has several forms with such a field. */
  scope?: string;
  label: string;
  help?: string;
  optional?: string;
  type?: HTMLInputTypeAttribute;
  value?: string;
  required?: boolean;
  maxLength?: number;
  /** Of the page's action: problems of this field, and what had been typed. */
  answer?: Answer<string>;
};

/** One line of text of a form that the server answers with an `Answer`. */
export function TextLine({ name, scope = '', answer, value = '', ...line }: TextLineProps) {
  const id = `${scope}${name}`;
  const { label, help, optional, type = 'text', required, maxLength } = line;
  const errors = issueOf(answer, name);
  return (
    <Field id={id} label={label} help={help} optional={optional} errors={errors}>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        required={required}
        maxLength={maxLength}
        defaultValue={typedIn(answer, name) ?? value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
        // biome-ignore lint/a11y/noAutofocus: what was refused is what comes next
        autoFocus={errors !== undefined}
      />
    </Field>
  );
}
