import { Panel } from '#src/office/kit/panel.tsx';
import { describedBy, Field, FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { RateValues } from './rate-form.ts';
import { fieldOf, lawPaths, levels, type RateLine, rateSections } from './rate-leaves.ts';
import { TaxFields } from './tax-fields.tsx';
import ratesStrings from './words.json' with { type: 'json' };

type RateFieldsProps = { values: RateValues; issues: Readonly<Record<string, string>> };
type RateWord = keyof typeof ratesStrings;

/** All figures of a set, in dollars, percent and hours. */
export function RateFields({ values, issues }: RateFieldsProps) {
  const t = useStrings(ratesStrings);
  return rateSections.map(({ name, lines }) => {
    const fields = lines.map((line) =>
      line.isSpan ? (
        <SpanField key={line.path} line={line} {...{ values, issues }} />
      ) : (
        <AmountField key={line.path} line={line} {...{ values, issues }} />
      ),
    );
    return (
      <Panel key={name} title={t(`section.${name}`)} help={t(`section.${name}.help`)}>
        {name === 'law' ? (
          <TaxFields {...{ values, issues }}>{fields}</TaxFields>
        ) : (
          <div className="edit-form rates-form">{fields}</div>
        )}
      </Panel>
    );
  });
}

type RateFieldProps = RateFieldsProps & { line: RateLine };

function AmountField({ line: { path }, values, issues }: RateFieldProps) {
  const t = useStrings(ratesStrings);
  const issue = issues[path];
  const errors = issue ? [issue] : undefined;
  return (
    // Every line of the form has a label; a test makes sure.
    <Field id={fieldOf(path)} label={t(`field.${path}` as RateWord)} errors={errors}>
      <AmountInput path={path} value={values[path]} errors={errors} />
    </Field>
  );
}

function SpanField({ line: { path }, values, issues }: RateFieldProps) {
  const t = useStrings(ratesStrings);
  const wrong = levels.find((level) => issues[`${path}.${level}`]);
  const issue = wrong && issues[`${path}.${wrong}`];
  const errors = issue ? [issue] : undefined;
  return (
    <fieldset className={errors ? 'field rates-span is-error' : 'field rates-span'}>
      <legend className="field-label">{t(`field.${path}` as RateWord)}</legend>
      {levels.map((level) => (
        <label key={level} className="small" htmlFor={fieldOf(`${path}.${level}`)}>
          {t(level)}
          <AmountInput
            path={`${path}.${level}`}
            value={values[`${path}.${level}`]}
            errors={level === wrong ? errors : undefined}
          />
        </label>
      ))}
      <FieldError id={`${fieldOf(`${path}.${wrong}`)}-error`} errors={errors} />
    </fieldset>
  );
}

type AmountInputProps = { path: string; value: string | undefined; errors: string[] | undefined };

function AmountInput({ path, value, errors }: AmountInputProps) {
  const name = fieldOf(path);
  return (
    <input
      className="input"
      id={name}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      // What is hidden for another region could not be corrected.
      required={!lawPaths.includes(path)}
      maxLength={12}
      defaultValue={value}
      aria-invalid={errors ? true : undefined}
      aria-describedby={describedBy(name, { errors })}
    />
  );
}
