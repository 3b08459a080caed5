import type { HTMLInputTypeAttribute } from 'react';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { type Answer, issueOf, typedIn } from './answer.ts';

/** A suggestion: the stored value, and the words it is found by. */
export type LineChoice = { value: string; label: string };

type TextLineProps = {
  /** Name of the field; with `scope` as prefix also its id. */
  name: string;
  /** For pages with several forms that have such a field. */
  scope?: string;
  label: string;
  help?: string;
  optional?: string;
  type?: HTMLInputTypeAttribute;
  value?: string;
  required?: boolean;
  maxLength?: number;
  /** Suggestions while typing; anything else may be typed too. */
  choices?: readonly LineChoice[];
  /** The answer of the page's action: errors of this field, and what was typed. */
  answer?: Answer<string>;
};

/** One line of text, in a form that the server answers with an `Answer`. */
export function TextLine({ name, scope = '', answer, value = '', ...line }: TextLineProps) {
  const id = `${scope}${name}`;
  const { label, help, optional, type = 'text', required, maxLength, choices } = line;
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
        list={choices && `${id}-choices`}
        defaultValue={typedIn(answer, name) ?? value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
        // biome-ignore lint/a11y/noAutofocus: what was refused is what comes next
        autoFocus={errors !== undefined}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((one) => (
            <option key={one.value} value={one.value} label={one.label} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
