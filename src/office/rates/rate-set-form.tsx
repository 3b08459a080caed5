import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { focusProblem } from '#src/office/kit/focus-problem.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { RatesAnswer } from './act-on-rates.server.ts';
import { RateFields } from './rate-fields.tsx';
import type { RateValues } from './rate-form.ts';
import { RatePreview } from './rate-preview.tsx';
import ratesStrings from './words.json' with { type: 'json' };

type RateSetFormProps = {
  values: RateValues;
  /** ISO 8601, both. */
  validFrom: string;
  today: string;
  answer: RatesAnswer | null;
};

/** A new set of rates: first a preview of its effects, then the button to save. */
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

/** The effects, and the button to save. If figures change afterwards, they are previewed again. */
function Confirmation({ answer, preview: { changes, isToday, proof } }: ConfirmationProps) {
  const t = useStrings(ratesStrings);
  const date = formatDate(answer.validFrom, { locale: useLocale() });
  const shown = useRef<HTMLDivElement>(null);
  // It stands above the fields, and the button that asked for it below them.
  useEffect(() => {
    if (proof) shown.current?.focus();
  }, [proof]);
  return (
    <div ref={shown} tabIndex={-1}>
      <RatePreview changes={changes} />
      <Panel title={t('confirm')}>
        <p>{isToday ? t('confirm.today') : t('confirm.later', { date })}</p>
        <button type="submit" name="proof" value={proof} className="button">
          {isToday ? t('saveToday') : t('saveLater', { date })}
        </button>
      </Panel>
    </div>
  );
}

function useFocusOnProblem(answer: RatesAnswer | null): void {
  const first = useRef(answer);
  useEffect(() => {
    if (answer?.problem) focusProblem({ cameWithPage: answer === first.current });
  }, [answer]);
}
