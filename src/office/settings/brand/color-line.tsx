import { useState } from 'react';
import { type Answer, issueOf } from '#src/office/kit/answer.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import brandStrings from './words.json' with { type: 'json' };

type ColorLineProps = {
  name: string;
  label: string;
  help: string;
  /** "#1f6f78". */
  value: string;
  answer: Answer<string> | undefined;
};

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** A color as a designer writes it, and beside it the browser's own picker. Either moves the other. */
export function ColorLine({ name, label, help, value, answer }: ColorLineProps) {
  const t = useStrings(brandStrings);
  const [typed, setTyped] = useState(value);
  const errors = issueOf(answer, name);
  const picked = typed.trim().toLowerCase();
  return (
    <Field id={name} label={label} help={help} errors={errors}>
      <span className="brand-color">
        <input
          type="color"
          aria-label={t('pick', { color: label })}
          value={isColor(picked) ? picked : value}
          onChange={(event) => setTyped(event.target.value)}
        />
        <input
          className="input"
          id={name}
          name={name}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(name, { errors, help })}
        />
      </span>
    </Field>
  );
}
