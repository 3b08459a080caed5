import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import { reminderSchema } from '#src/domain/build-reminders/index.ts';
import { CheckField } from '#src/web/forms/check-field.tsx';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import { SentNote } from '#src/web/forms/sent-note.tsx';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import rescueStrings from './words.json' with { type: 'json' };

export type ReminderState =
  | { kind: 'ask'; truck: string; serving: FormServing }
  | { kind: 'asked' }
  | { kind: 'stopped' }
  /** The shop has no mail server, so a reminder would never arrive. */
  | { kind: 'no-mail' }
  /** Nothing to remind of: no build here, or it was sent. */
  | { kind: 'none' };

/** Offers one reminder mail for an unfinished build. */
export function ReminderPage({ state }: { state: ReminderState }) {
  const t = useStrings(rescueStrings);
  const hasDraft = state.kind === 'ask' || state.kind === 'asked' || state.kind === 'no-mail';
  return (
    <div className="page-width section">
      <h1>{t('title')}</h1>
      {state.kind === 'ask' && <ReminderForm {...state} />}
      {state.kind === 'asked' && <SentNote title={t('done.title')} text={t('done.text')} />}
      {state.kind === 'stopped' && <SentNote title={t('stopped.title')} text={t('stopped.text')} />}
      {(state.kind === 'none' || state.kind === 'no-mail') && (
        <p className="lead" role="status">
          {t(state.kind === 'none' ? 'none' : 'noMail')}
        </p>
      )}
      <p>
        <Link className="button button--quiet" to={hrefs.build()}>
          {hasDraft ? t('goOn') : t('start')} <Icon name="arrow" />
        </Link>
      </p>
    </div>
  );
}

type ReminderFormProps = Extract<ReminderState, { kind: 'ask' }>;

function ReminderForm({ truck, serving }: ReminderFormProps) {
  const t = useStrings(rescueStrings);
  const locale = useLocale();
  const schema = useMemo(() => reminderSchema(locale), [locale]);
  const [form, fields] = useSiteForm({ id: 'reminder', schema });
  const { reminderEmail, reminderConsent } = fields;
  return (
    <Form method="post" className="form" {...form.props}>
      <p className="lead">{t('lead', { truck })}</p>
      <FormSummary
        form={form}
        labels={{ reminderEmail: t('email'), reminderConsent: t('consentLabel') }}
      />
      <FormGuard form={form} serving={serving} />
      <TextField
        field={reminderEmail}
        label={t('email')}
        help={t('emailHelp')}
        inputMode="email"
        autoComplete="email"
      />
      <CheckField field={reminderConsent} label={t('consent')} help={t('consentHelp')} />
      <SubmitButton label={t('send')} />
    </Form>
  );
}
