import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FenderField, RatingField } from './own-fields.ts';
import type { Answers } from './use-answers.ts';
import ownStrings from './words.json' with { type: 'json' };

type FigureInputProps = Answers & {
  field: RatingField | FenderField;
  mode: 'numeric' | 'decimal';
  error: string | undefined;
  help?: string | undefined;
};

/** A number that the owner reads off a label or a tape measure; what is wrong with it is said below. */
export function FigureInput({ field, mode, error, help, answers, answer, left }: FigureInputProps) {
  const t = useStrings(ownStrings);
  const errors = error === undefined ? undefined : [error];
  const id = `own-${field}`;
  return (
    <Field {...{ id, errors, help }} label={t(field)}>
      <input
        id={id}
        name={field}
        className="input"
        inputMode={mode}
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
