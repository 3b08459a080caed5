import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { type LineChoice, TextLine } from '#src/office/kit/text-line.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FormValues } from './form-values.ts';
import galleryStrings from './words.json' with { type: 'json' };

type LineName = Exclude<keyof FormValues, 'trimming' | 'rub' | 'tireCount'>;

export type FormPartProps = { values: FormValues; answer: Answer<string> | undefined };

type LineProps = FormPartProps & {
  name: LineName;
  help?: string;
  type?: 'text' | 'date';
  choices?: readonly LineChoice[];
};

/** One field of the form, named like its label. */
export function Line({ name, values, ...line }: LineProps) {
  const t = useStrings(galleryStrings);
  return <TextLine name={name} label={t(name)} value={values[name]} {...line} />;
}

type AreaProps = FormPartProps & {
  name: 'storyEn' | 'storyEs' | 'notesEn' | 'notesEs';
  help?: string;
};

export function Area({ name, values, answer, help }: AreaProps) {
  const t = useStrings(galleryStrings);
  const errors = issueOf(answer, name);
  return (
    <Field id={name} label={t(name)} help={help} errors={errors}>
      <textarea
        className="input"
        id={name}
        name={name}
        rows={4}
        defaultValue={typedIn(answer, name) ?? values[name]}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(name, { errors, help })}
      />
    </Field>
  );
}

type ChoiceProps = FormPartProps & {
  name: 'trimming' | 'rub' | 'tireCount';
  options: readonly { value: string; words: string }[];
};

export function Choice({ name, values, answer, options }: ChoiceProps) {
  const t = useStrings(galleryStrings);
  const errors = issueOf(answer, name);
  return (
    <Field id={name} label={t(name)} errors={errors}>
      <select
        className="select"
        id={name}
        name={name}
        defaultValue={typedIn(answer, name) ?? values[name]}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(name, { errors })}
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
