import { describedBy, Field } from '#src/web/forms/field.tsx';
import type { FigureField } from './own-fields.ts';
import type { Answers } from './use-answers.ts';

/** An offset may be negative, which the keyboards for numbers do not have on every phone. */
const modeOf = {
  'factory-offset': 'text',
  'gawr-front': 'numeric',
  'gawr-rear': 'numeric',
  'fender-front': 'decimal',
  'fender-rear': 'decimal',
} as const satisfies Record<FigureField, string>;

type FigureInputProps = Answers & {
  field: FigureField;
  label: string;
  help?: string | undefined;
  errors: string[] | undefined;
};

/** A number that the owner reads off the truck or measures; what is wrong with it is said below. */
export function FigureInput({
  field,
  label,
  help,
  errors,
  answers,
  answer,
  left,
}: FigureInputProps) {
  const id = `own-${field}`;
  return (
    <Field {...{ id, errors, help, label }}>
      <input
        id={id}
        name={field}
        className="input"
        inputMode={modeOf[field]}
        autoComplete="off"
        maxLength={12}
        value={answers[field] ?? ''}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
        onChange={answer}
        onBlur={left}
      />
    </Field>
  );
}
