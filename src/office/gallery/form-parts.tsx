import { defaultLocale, inEach, type LocaleCode, nameIn } from '#src/lib/locales.ts';
import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { type LineChoice, TextLine } from '#src/office/kit/text-line.tsx';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FormValues } from './form-values.ts';
import galleryStrings from './words.json' with { type: 'json' };

type LineName = Exclude<
  keyof FormValues,
  'trimming' | 'rub' | 'tireCount' | `${string}-${LocaleCode}`
>;

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

type TranslatedProps = FormPartProps & {
  name: 'title' | 'story' | 'colour' | 'trimming' | 'rub' | 'notes';
  /** Over several lines. */
  long?: boolean;
  help?: string;
};

/** A text in each language; the help stands at the first. */
export function Translated({ name, long, help, values, answer }: TranslatedProps) {
  const t = useStrings(galleryStrings);
  const labelIn = useLabelIn();
  const Text = long ? Area : TextLine;
  return (
    <EachLanguage
      nameIn={(locale) => nameIn(name, locale)}
      text={inEach((locale) => values[nameIn(name, locale)])}
    >
      {(locale) => (
        <Text
          name={nameIn(name, locale)}
          label={labelIn(t(`${name}.label`), locale)}
          value={values[nameIn(name, locale)]}
          help={locale === defaultLocale ? help : undefined}
          answer={answer}
        />
      )}
    </EachLanguage>
  );
}

type AreaProps = Pick<FormPartProps, 'answer'> & {
  name: string;
  label: string;
  value: string;
  help?: string | undefined;
};

function Area({ name, label, value, answer, help }: AreaProps) {
  const errors = issueOf(answer, name);
  return (
    <Field id={name} label={label} help={help} errors={errors}>
      <textarea
        className="input"
        id={name}
        name={name}
        rows={4}
        defaultValue={typedIn(answer, name) ?? value}
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
