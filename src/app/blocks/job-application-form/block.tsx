import { useMemo } from 'react';
import { Form } from 'react-router';
import { FileField } from '#src/app/forms/file-field.tsx';
import { FormSummary } from '#src/app/forms/form-summary.tsx';
import { FormGuard } from '#src/app/forms/guard/form-guard.tsx';
import { SentNote } from '#src/app/forms/sent-note.tsx';
import { SubmitButton } from '#src/app/forms/submit-button.tsx';
import { TextField } from '#src/app/forms/text-field.tsx';
import { useSiteForm } from '#src/app/forms/use-site-form.ts';
import careerStrings from '#src/app/strings/careers.json' with { type: 'json' };
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import contactStrings from '#src/app/strings/contact.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { applicationSchema } from '#src/domain/careers/index.ts';
import type { BlokProps } from '../blok-props.ts';
import type { JobApplicationFormData } from './load.server.ts';
import type { JobApplicationFormBlok } from './schema.ts';

export function JobApplicationForm({
  data,
}: BlokProps<JobApplicationFormBlok, JobApplicationFormData>) {
  const t = useStrings(careerStrings);
  return (
    <section className="wrap" id="apply">
      {data.sent ? (
        <SentNote title={t('sent.title')} text={t('sent.next')} />
      ) : (
        <ApplicationForm serving={data.serving} job={data.job} />
      )}
    </section>
  );
}

function ApplicationForm({ serving, job }: Pick<JobApplicationFormData, 'serving' | 'job'>) {
  const t = useStrings(careerStrings);
  const common = useStrings(commonStrings);
  const contact = useStrings(contactStrings);
  const locale = useLocale();
  const schema = useMemo(() => applicationSchema(locale), [locale]);
  const [form, fields] = useSiteForm({ id: 'apply-form', schema, hasDraft: true });
  return (
    <Form method="post" encType="multipart/form-data" className="form jobform" {...form.props}>
      <h2 className="d3">{t('applyTitle', { job })}</h2>
      <FormSummary
        form={form}
        labels={{
          name: contact('form.name'),
          contact: contact('form.contact'),
          resume: t('resume'),
          message: t('resumeNone'),
        }}
      />
      <FormGuard form={form} serving={serving} />
      <TextField field={fields.name} label={contact('form.name')} autoComplete="name" />
      <TextField
        field={fields.contact}
        label={contact('form.contact')}
        inputMode="email"
        autoComplete="email"
        masksPhone
      />
      <FileField
        field={fields.resume}
        label={t('resume')}
        help={t('resumeHelp')}
        accept=".pdf,.docx,.odt,.rtf,.txt"
      />
      <TextField
        field={fields.message}
        label={t('resumeNone')}
        optional={common('optional')}
        rows={4}
      />
      <SubmitButton label={t('submit')} />
    </Form>
  );
}
