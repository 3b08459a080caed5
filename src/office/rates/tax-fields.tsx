import type { ReactNode } from 'react';
import { missingTaxFacts } from '#src/domain/rates/index.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { RateValues } from './rate-form.ts';
import { fieldOf } from './rate-leaves.ts';
import { readTax, type TaxPath } from './tax-form.ts';
import { missingText } from './tax-text.ts';
import ratesStrings from './words.json' with { type: 'json' };

type TaxFieldsProps = {
  values: RateValues;
  issues: Readonly<Record<string, string>>;
  /** Arizona's figures. */
  children: ReactNode;
};

/** Which region's rules apply, and for any but Arizona the rules. Style sheets show the fields of the chosen one. */
export function TaxFields({ values, issues, children }: TaxFieldsProps) {
  const t = useStrings(ratesStrings);
  const region = values['tax.region'] === 'other' ? 'other' : 'arizona';
  return (
    <div className="rates-tax">
      <fieldset className="field">
        <legend className="field-label">{t('tax.region')}</legend>
        {(['arizona', 'other'] as const).map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name={fieldOf('tax.region')}
              value={one}
              defaultChecked={one === region}
            />
            <span>
              {t(`tax.region.${one}`)}
              <span className="field-help">{t(`tax.region.${one}.help`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="edit-form rates-form rates-tax-arizona">{children}</div>
      <div className="edit-form rates-form rates-tax-other">
        <MissingNote values={values} />
        <TaxInput path="tax.percent" {...{ values, issues }} />
        <TaxAnswer path="tax.parts" values={values} />
        <TaxAnswer path="tax.labor" values={values} />
        <TaxAnswer path="tax.supplies" values={values} />
        <TaxInput path="tax.tireFeeCents" {...{ values, issues }} />
        <TaxInput path="tax.tireFeeName" {...{ values, issues }} />
        <TaxAnswer path="tax.tireFee" values={values} />
      </div>
    </div>
  );
}

/** What must still be filled in, and what visitors see until then. */
function MissingNote({ values }: { values: RateValues }) {
  const t = useStrings(ratesStrings);
  const { tax } = readTax({ ...values, 'tax.region': 'other' });
  const missing = missingText(missingTaxFacts(tax), useLocale());
  if (missing === '') return null;
  return <p className="note rates-tax-missing">{t('tax.missing', { facts: missing })}</p>;
}

type TaxInputProps = Omit<TaxFieldsProps, 'children'> & { path: TaxPath };

function TaxInput({ path, values, issues }: TaxInputProps) {
  const t = useStrings(ratesStrings);
  const id = fieldOf(path);
  const issue = issues[path];
  const errors = issue ? [issue] : undefined;
  const help = path === 'tax.tireFeeName' ? t('tax.tireFeeName.help') : undefined;
  const isName = path === 'tax.tireFeeName';
  return (
    <Field id={id} label={t(path as 'tax.percent')} help={help} errors={errors}>
      <input
        className="input"
        id={id}
        name={id}
        inputMode={isName ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={isName ? 60 : 12}
        defaultValue={values[path]}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
      />
    </Field>
  );
}

function TaxAnswer({ path, values }: { path: TaxPath; values: RateValues }) {
  const t = useStrings(ratesStrings);
  const id = fieldOf(path);
  return (
    <Field id={id} label={t(path as 'tax.parts')}>
      <select className="select" id={id} name={id} defaultValue={values[path] ?? ''}>
        {(['', 'yes', 'no'] as const).map((answer) => (
          <option key={answer} value={answer}>
            {t(answer === '' ? 'tax.choose' : `tax.${answer}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}
