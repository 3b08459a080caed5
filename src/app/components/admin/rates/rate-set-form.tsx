import { useEffect } from 'react';
import { Form } from 'react-router';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { Toast } from '#src/app/components/admin/kit/toast.tsx';
import { describedBy, Field } from '#src/app/forms/field.tsx';
import type { RatesAnswer } from '#src/app/routes/admin/act-on-rates.server.ts';
import ratesStrings from '#src/app/strings/admin-rates.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { adminHrefs } from '../admin-hrefs.ts';
import { RateFields } from './rate-fields.tsx';
import type { RateValues } from './rate-form.ts';
import { RatePreview } from './rate-preview.tsx';

type RateSetFormProps = {
  values: RateValues;
  /** ISO 8601, both. */
  validFrom: string;
  today: string;
  answer: RatesAnswer | null;
};

/** A set to be written: first one sees what it changes, then one saves. */
export function RateSetForm({ values, validFrom, today, answer }: RateSetFormProps) {
  const t = useStrings(ratesStrings);
  useFocusOnProblem(answer);
  const issues = answer?.issues ?? {};
  const errors = issues.validFrom ? [issues.validFrom] : undefined;
  const help = t('from.help');
  return (
    <>
      {answer?.problem && <Toast tone="problem" message={answer.problem} />}
      <Form method="post" preventScrollReset={false}>
        {answer?.preview && <Confirmation answer={answer} preview={answer.preview} />}
        <Panel title={t('when')}>
          <div className="rates-day">
            <Field id="validFrom" label={t('from')} help={help} errors={errors}>
              <input
                className="input"
                type="date"
                id="validFrom"
                name="validFrom"
                min={today}
                required
                defaultValue={answer?.validFrom ?? validFrom}
                aria-invalid={errors ? true : undefined}
                aria-describedby={describedBy('validFrom', { errors, help })}
              />
            </Field>
          </div>
        </Panel>
        <RateFields values={answer?.values ?? values} issues={issues} />
        <FormEnd save={t('see')} back={adminHrefs.rates()} />
      </Form>
    </>
  );
}

type ConfirmationProps = {
  answer: RatesAnswer;
  preview: NonNullable<RatesAnswer['preview']>;
};

/** What it would do, and the button that does it. Figures changed after this are shown again. */
function Confirmation({ answer, preview: { changes, isToday, proof } }: ConfirmationProps) {
  const t = useStrings(ratesStrings);
  const date = formatDate(answer.validFrom, { locale: useLocale() });
  return (
    <>
      <RatePreview changes={changes} />
      <Panel title={t('confirm')}>
        <p>{isToday ? t('confirm.today') : t('confirm.later', { date })}</p>
        <button type="submit" name="proof" value={proof} className="btn">
          {isToday ? t('saveToday') : t('saveLater', { date })}
        </button>
      </Panel>
    </>
  );
}

function useFocusOnProblem(answer: RatesAnswer | null): void {
  useEffect(() => {
    if (!answer?.problem) return;
    document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
  }, [answer]);
}
