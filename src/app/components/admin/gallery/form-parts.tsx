import { describedBy, Field } from '#src/app/forms/field.tsx';
import galleryStrings from '#src/app/strings/admin-gallery.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { type Answer, issueOf, typedIn } from '../kit/answer.ts';
import { type LineChoice, TextLine } from '../kit/text-line.tsx';
import type { FormValues } from './form-values.ts';

type LineName = Exclude<keyof FormValues, 'trimming' | 'rub' | 'tireCount'>;

export type FormPartProps = { values: FormValues; answer: Answer<string> | undefined };

type LineProps = FormPartProps & {
  name: LineName;
  help?: string;
  type?: 'text' | 'date';
  choices?: readonly LineChoice[];
};

/** One line of the form; its name is its label's. */
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
