import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import type { BuildPhoto, ResolvedBuild } from '#src/domain/builds/index.ts';
import { buildDetailsSchema, preferredContacts } from '#src/domain/leads/index.ts';
import { encodeQuotedPrice, type Quote } from '#src/domain/quotes/index.ts';
import { FieldError } from '#src/web/forms/field.tsx';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import type { FormField } from '#src/web/forms/site-field.ts';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { type BuildWords, useBuildWords } from '../build-words.ts';
import { SendLater } from '../saving/send-later.tsx';
import { detailsFormId } from '../steps/step-forms.ts';
import { PhotoField } from './photo-field.tsx';
import { useSavedDetails } from './use-saved-details.ts';
import { VinField } from './vin-field.tsx';
import detailStrings from './words.json' with { type: 'json' };

type DetailsStepProps = {
  buildId: string | null;
  truck: Pick<ResolvedBuild, 'vehicle' | 'year'>;
  photos: readonly BuildPhoto[] | undefined;
  serving: FormServing | null;
  quote: Quote;
};

/** The contact details. The build is sent with them. */
export function DetailsStep({ buildId, truck, photos = [], serving, quote }: DetailsStepProps) {
  const { t, locale } = useBuildWords();
  const common = useStrings(commonStrings);
  const sendsMail = useSendsMail();
  const schema = useMemo(() => buildDetailsSchema(locale), [locale]);
  const kept = useSavedDetails(truck);
  const [form, fields] = useSiteForm({
    id: detailsFormId,
    schema,
    defaultValue: { preferred: 'text' },
    isSentOffline: true,
  });
  return (
    <Form
      className="form"
      {...form.props}
      {...kept}
      method="post"
      action={hrefs.build({ step: 'details' })}
      encType="multipart/form-data"
    >
      {/* Enter in a field presses a form's first button, which must be the one that sends it. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="intent" value="send" />
      {/* The price on the page, which is frozen with the build. */}
      <input type="hidden" name="seen-price" value={encodeQuotedPrice(quote)} />
      <FormSummary form={form} labels={labelsOf(t)} />
      <FormGuard form={form} serving={serving} />
      <TextField field={fields.name} label={t('details.name')} autoComplete="name" />
      <TextField
        field={fields.contact}
        label={t('details.contact')}
        help={t('details.contactHelp')}
        inputMode="email"
        autoComplete="tel"
        masksPhone
      />
      <Preferred name={fields.preferred.name} initial={fields.preferred.initialValue} />
      <TextField
        field={fields.note}
        label={t('details.note')}
        optional={common('optional')}
        help={t('details.noteHelp')}
        rows={4}
      />
      <VinField field={fields.vin} />
      <PhotoField id={`${detailsFormId}-photos`} photos={photos} errors={form.allErrors.photos} />
      <Consent field={fields.consent} />
      <SendLater form={detailsFormId} buildId={buildId} />
      {sendsMail && <ReminderLine />}
    </Form>
  );
}

function Preferred({ name, initial }: { name: string; initial: unknown }) {
  const { t } = useBuildWords();
  return (
    <fieldset className="field">
      <legend className="field-label">{t('details.preferred')}</legend>
      <div className="segments">
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

/** Field names in the summary of errors. */
function labelsOf(t: BuildWords['t']) {
  return {
    name: t('details.name'),
    contact: t('details.contact'),
    preferred: t('details.preferred'),
    note: t('details.note'),
    vin: 'VIN',
    consent: t('details.consentLabel'),
    photos: t('details.photos'),
  };
}

function Consent({ field }: { field: FormField }) {
  const { t } = useBuildWords();
  return (
    <div className={field.errors ? 'field is-error' : 'field'}>
      <label className="check">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          defaultChecked={field.initialValue === 'on'}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={field.errors ? field.errorId : undefined}
        />
        <span>
          {t('details.consent')}
          <span className="field-help">{t('details.consentHelp')}</span>
        </span>
      </label>
      <FieldError id={field.errorId} errors={field.errors} />
    </div>
  );
}

/** Leads to the reminder of the build instead. */
function ReminderLine() {
  const ownText = useStrings(detailStrings);
  return (
    <p className="small">
      {ownText('reminder')}{' '}
      <Link className="link" to={hrefs.buildReminder()}>
        {ownText('reminder.link')}
      </Link>
    </p>
  );
}
