import { getFormProps } from '@conform-to/react';
import { useMemo } from 'react';
import { Form } from 'react-router';
import { FieldError } from '#src/app/forms/field.tsx';
import { FormSummary } from '#src/app/forms/form-summary.tsx';
import { TextField } from '#src/app/forms/text-field.tsx';
import { useSiteForm } from '#src/app/forms/use-site-form.ts';
import { hrefs } from '#src/app/hrefs.ts';
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { buildDetailsSchema, preferredContacts } from '#src/domain/leads/index.ts';
import { useBuildWords } from './build-words.ts';
import { SendLater } from './send-later.tsx';

export const detailsFormId = 'build-details';

/** Who to answer, and how. The build goes with it as it is. */
export function DetailsStep({ buildId }: { buildId: string | null }) {
  const { t, locale } = useBuildWords();
  const common = useStrings(commonStrings);
  const schema = useMemo(() => buildDetailsSchema(locale), [locale]);
  const [form, fields] = useSiteForm({
    id: detailsFormId,
    schema,
    defaultValue: { preferred: 'text' },
  });
  return (
    <Form
      className="form"
      {...getFormProps(form)}
      method="post"
      action={hrefs.build({ step: 'details' })}
    >
      <input type="hidden" name="intent" value="send" />
      <FormSummary
        form={form}
        labels={{
          name: t('details.name'),
          contact: t('details.contact'),
          preferred: t('details.preferred'),
          note: t('details.note'),
          consent: t('details.consentLabel'),
        }}
      />
      <TextField field={fields.name} label={t('details.name')} autoComplete="name" />
      <TextField
        field={fields.contact}
        label={t('details.contact')}
        help={t('details.contactHelp')}
        inputMode="email"
        autoComplete="tel"
      />
      <Preferred name={fields.preferred.name} initial={fields.preferred.initialValue} />
      <TextField
        field={fields.note}
        label={t('details.note')}
        optional={common('optional')}
        help={t('details.noteHelp')}
        rows={4}
      />
      <div className={fields.consent.errors ? 'field is-error' : 'field'}>
        <label className="pick">
          <input
            type="checkbox"
            id={fields.consent.id}
            name={fields.consent.name}
            defaultChecked={fields.consent.initialValue === 'on'}
            aria-invalid={fields.consent.errors ? true : undefined}
            aria-describedby={fields.consent.errors ? fields.consent.errorId : undefined}
          />
          <span>
            {t('details.consent')}
            <span className="help">{t('details.consentHelp')}</span>
          </span>
        </label>
        <FieldError id={fields.consent.errorId} errors={fields.consent.errors} />
      </div>
      <SendLater form={detailsFormId} buildId={buildId} />
    </Form>
  );
}

function Preferred({ name, initial }: { name: string; initial: unknown }) {
  const { t } = useBuildWords();
  return (
    <fieldset className="field">
      <legend className="flabel">{t('details.preferred')}</legend>
      <div className="seg">
        {preferredContacts.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} />
            {t(`details.preferred.${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
